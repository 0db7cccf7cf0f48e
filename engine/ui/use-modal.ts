import { useLayoutEffect, useRef } from 'react'
import { lockScroll } from './scroll-lock.ts'
import { stack } from './top-layer.ts'

interface Ways {
  /** Whether a click beside it closes it. */
  outside?: boolean | undefined
  /** Whether Escape, or a phone’s way back, closes it. */
  escape?: boolean | undefined
}

/**
 * Shows the dialog over the page as long as it is mounted. Meanwhile the page neither scrolls (below 1024 px) nor takes the
 * focus; afterwards the focus is where it was, else at the page’s content. What is inside must cover the whole dialog.
 */
export function useModal({ outside = true, escape = true }: Ways = {}) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unlock = lockScroll()
    dialog.showModal()
    const unstack = stack(dialog)
    return () => {
      unlock()
      dialog.close()
      unstack()
      const { activeElement, body } = document
      if (activeElement === body || dialog.contains(activeElement))
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let pressed: EventTarget | null = dialog
    const listening = new AbortController()
    const { signal } = listening
    const keep = (event: Event) => event.target === dialog && !escape && event.preventDefault()
    // Browsers let a second Escape through where only its `cancel` was refused.
    const keepOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && !escape && event.preventDefault()
    const press = ({ target }: Event) => (pressed = target)
    // A press inside that ends beside it, as when text is selected, is no click beside it.
    const click = ({ target }: Event) => outside && target === dialog && pressed === dialog && dialog.close()
    dialog.addEventListener('cancel', keep, { signal })
    dialog.addEventListener('keydown', keepOnEscape, { signal })
    dialog.addEventListener('pointerdown', press, { signal })
    dialog.addEventListener('click', click, { signal })
    return () => listening.abort()
  }, [outside, escape])
  return ref
}
