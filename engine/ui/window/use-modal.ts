import { useLayoutEffect, useRef } from 'react'
import { lockScroll } from './scroll-lock.ts'
import { stack } from './top-layer.ts'

interface Ways {
  /** Whether a click outside closes it. */
  outside?: boolean | undefined
  /** Whether Escape or a phone’s back gesture closes it. */
  escape?: boolean | undefined
}

/**
 * Shows the dialog modally while it is mounted. The page is inert and does not scroll (below 1024 px); afterwards the
 * focus returns to its place, else to the page’s content. The children must cover the whole dialog.
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
    // Browsers close the dialog on a second Escape if only `cancel` was prevented.
    const keepOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && !escape && event.preventDefault()
    const press = ({ target }: Event) => (pressed = target)
    // A press inside that ends outside, as in text selection, is not an outside click.
    const click = ({ target }: Event) => outside && target === dialog && pressed === dialog && dialog.close()
    dialog.addEventListener('cancel', keep, { signal })
    dialog.addEventListener('keydown', keepOnEscape, { signal })
    dialog.addEventListener('pointerdown', press, { signal })
    dialog.addEventListener('click', click, { signal })
    return () => listening.abort()
  }, [outside, escape])
  return ref
}
