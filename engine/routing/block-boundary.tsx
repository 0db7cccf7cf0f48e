import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Failure } from '../ui/failure.tsx'
import { forgetFailures } from '../ui/fetched.ts'
import { usePartState } from '../ui/page-state.ts'

/** Catches what a block throws: its place shows the error and a retry, the rest of the page goes on. */
export function BlockBoundary({ children }: { children: ReactNode }) {
  function tell(error: unknown) {
    console.error(error)
    forgetFailures()
  }
  return (
    <ErrorBoundary FallbackComponent={Fallback} onError={tell}>
      {children}
    </ErrorBoundary>
  )
}

function Fallback({ resetErrorBoundary }: FallbackProps) {
  usePartState('error')
  return <Failure onRetry={resetErrorBoundary} />
}
