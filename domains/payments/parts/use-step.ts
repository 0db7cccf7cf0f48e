import { useEffect, useRef } from 'react'

/** Answers a ref for the section of a step: once it is shown, it has the focus, and its top is on the screen. */
export function useStep() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return section
}
