import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** The functions that a form calls before it validates. */
export const SubmitReaders = createContext<Set<() => void> | undefined>(undefined)

/** Calls `read` before the form validates. */
export function useReadAtSubmit(read: () => void) {
  const readers = use(SubmitReaders)
  const latest = useEffectEvent(read)
  useEffect(() => {
    const call = () => latest()
    readers?.add(call)
    return () => void readers?.delete(call)
  }, [readers])
}

/**
 * Calls `read` when the control is there, and before the form validates. It takes what the control shows and no event has reported: what
 * was typed before the engine ran, and the values that a password manager puts there.
 */
export function useReadControl(read: () => void) {
  const latest = useEffectEvent(read)
  // The next rendering would put the form’s value back.
  useLayoutEffect(() => latest(), [])
  useReadAtSubmit(read)
}
