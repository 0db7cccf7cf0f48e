import { useLayoutEffect, useRef } from 'react'

/**
 * Shows the dialog over the page as long as it is mounted, and closes it on a click beside it. Meanwhile the page neither
 * scrolls nor takes the focus; afterwards the focus is where it was. What is inside must cover the whole dialog.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const closeBeside = ({ target }: Event) => target === dialog && dialog.close()
    const { style } = document.documentElement
    const { overflow } = style
    dialog.addEventListener('click', closeBeside)
    dialog.showModal()
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      dialog.close()
      dialog.removeEventListener('click', closeBeside)
    }
  }, [])
  return ref
}
