import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { usePartState } from './page-state.ts'

/** What `Loadable` needs to know of something read from the server. */
interface Readable<T> {
  status: 'idle' | 'loading' | 'ready' | 'error'
  value: T | undefined
  ensure(): void
  load(): Promise<void>
}

interface LoadableProps<T> {
  resource: Readable<T>
  /** Stands in the final layout while the first answer is awaited. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Reads a resource and shows it: skeleton, value, or an error with a retry. */
export const Loadable = observer(function Loadable<T>({ resource, skeleton, children }: LoadableProps<T>) {
  const { status, value } = resource
  useEffect(() => resource.ensure(), [resource])
  // What is shown stays where it cannot be read anew, and nothing asks for a retry then.
  usePartState(value !== undefined ? 'ready' : status === 'idle' ? 'loading' : status)
  if (value !== undefined) return children(value)
  if (status === 'error') return <Failure onRetry={() => void resource.load()} />
  return skeleton
})
