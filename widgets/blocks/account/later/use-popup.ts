import { useDeferredValue, useEffect, useRef, useState } from 'react'

/**
 * State of a popup and its button, both inside `root`. Closes on Escape, on a press outside, and when focus leaves;
 * Escape and `close` return focus to the button. The button changes at once; `drawn`, whether the popup is rendered, follows.
 */
export function usePopup() {
  const [open, setOpen] = useState(false)
  const drawn = useDeferredValue(open)
  const root = useRef<HTMLDivElement>(null)

  function close() {
    root.current?.querySelector('button')?.focus()
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => listening.abort()
  }, [open])

  return { open, drawn, toggle: () => setOpen(!open), close, root }
}
