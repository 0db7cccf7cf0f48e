import { createContext, use, useEffect, useEffectEvent } from 'react'

/** The functions that a form calls before it validates. */
export const SubmitReaders = createContext<Set<() => void> | undefined>(undefined)

/**
 * Calls `read` before the form validates: it takes what a control shows and no event has reported, such as the values
 * that a password manager put there.
 */
export function useReadAtSubmit(read: () => void) {
  const readers = use(SubmitReaders)
  const latest = useEffectEvent(read)
  useEffect(() => {
    const call = () => latest()
    readers?.add(call)
    return () => void readers?.delete(call)
  }, [readers])
}
