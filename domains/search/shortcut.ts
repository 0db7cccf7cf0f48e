/**
 * Calls `open` on Ctrl+K or ⌘K, and on `/` outside of text fields. Listens behind the page’s own shortcuts: a lobby uses `/` for
 * its own field. While a window is open it has the keyboard.
 */
export function listenForShortcut(open: () => void) {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event
    const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target)
    if (!isCommand && !isSlash) return
    event.preventDefault()
    open()
  })
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
