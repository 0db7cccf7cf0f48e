import { useLayoutEffect, useRef } from 'react'

const durationMs = 420

/** Lets the entries of a row slide in from its start whenever another one is the first, by transforms alone: nothing is laid out again. */
export function useSlide(first: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(first)
  useLayoutEffect(() => {
    const row = ref.current
    if (!row || before.current === first) return
    const isFirst = before.current === undefined
    before.current = first
    if (isFirst) return
    const entries = row.querySelectorAll<HTMLElement>('ul > li')
    const [one, two] = entries
    // Zero while the row is hidden; the sign is that of the direction.
    const step = one && two ? one.getBoundingClientRect().left - two.getBoundingClientRect().left : 0
    if (step === 0) return
    for (const entry of entries)
      entry.animate?.([{ transform: `translateX(${step}px)` }, { transform: 'none' }], {
        duration: durationMs,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      })
  }, [first])
  return ref
}
