import type { LaterDomain } from '#engine/registry.ts'

export const later: LaterDomain = {
  start({ manifest, overlays }) {
    if (manifest.overlays.search.visible) listenForShortcut(() => overlays.open('search'))
  },
}

/**
 * Calls `open` on Ctrl+K or ⌘K. While a window is open it has the keyboard. There is no shortcut of one character: speech input would
 * trigger it by chance (WCAG 2.1.4).
 */
export function listenForShortcut(open: () => void) {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  })
}
