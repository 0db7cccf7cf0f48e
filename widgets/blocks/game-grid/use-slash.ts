import { useEffect, type RefObject } from 'react'

/** Focuses a field when `/` is pressed, except in text fields or while a dialog is open. */
export function useSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey) return
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, dialog'))
      )
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [field])
}
