import { useEffect, useRef } from 'react'

/** Returns a ref for the section of a step. When it is mounted, it receives the focus and is scrolled into view. */
export function useStep() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return section
}
