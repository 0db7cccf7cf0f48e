import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Failure } from '../ui/failure.tsx'
import { forgetFailures } from '../ui/lazy-with-retry.ts'
import { useBlockState } from '../ui/page-state.ts'

/** Catches errors of a block and shows an error with a retry in its place; the rest of the page keeps working. */
export function BlockBoundary({ children }: { children: ReactNode }) {
  function report(error: unknown) {
    console.error(error)
    forgetFailures()
  }
  return (
    <ErrorBoundary FallbackComponent={Fallback} onError={report}>
      {children}
    </ErrorBoundary>
  )
}

function Fallback({ resetErrorBoundary }: FallbackProps) {
  useBlockState('error')
  return <Failure onRetry={resetErrorBoundary} />
}
