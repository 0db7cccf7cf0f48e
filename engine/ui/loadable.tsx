import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { useBlockState } from './page-state.ts'

/** The part of a resource that `Loadable` uses. */
interface Readable<T> {
  status: 'idle' | 'loading' | 'ready' | 'error' | 'absent'
  value: T | undefined
  ensure(): void
  load(): Promise<void>
}

interface LoadableProps<T> {
  resource: Readable<T>
  /** A placeholder with the final layout, until the first response. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Reads a resource and renders its skeleton, its value, or an error with a retry; nothing if the platform does not have the
 * call.
 */
export const Loadable = observer(function Loadable<T>({ resource, skeleton, children }: LoadableProps<T>) {
  const { status, value } = resource
  useEffect(() => resource.ensure(), [resource])
  // A value stays on the screen if reading it again fails.
  useBlockState(value !== undefined || status === 'absent' ? 'ready' : status === 'idle' ? 'loading' : status)
  if (value !== undefined) return children(value)
  if (status === 'absent') return null
  if (status === 'error') return <Failure onRetry={() => void resource.load()} />
  return skeleton
})
