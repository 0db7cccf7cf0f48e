import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Failure } from '../ui/failure.tsx'
import { usePartState } from '../ui/page-state.ts'
import { forgetFailedLoads } from './widget.tsx'

/** Catches what a block throws: its place shows the error and a retry, the rest of the page goes on. */
export function BlockBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={Fallback} onError={(error) => console.error(error)} onReset={forgetFailedLoads}>
      {children}
    </ErrorBoundary>
  )
}

function Fallback({ resetErrorBoundary }: FallbackProps) {
  usePartState('error')
  return <Failure onRetry={resetErrorBoundary} />
}
