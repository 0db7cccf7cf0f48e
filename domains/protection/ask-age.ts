import { reaction } from 'mobx'
import { ageGateStore } from './age-gate-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Asks a visitor for their age, until they say that they are old enough. */
export function askAge({ get, overlays }: Stores) {
  const gate = get(ageGateStore)
  reaction(
    () => gate.isOpen,
    (isOpen) => (isOpen ? overlays.open('age-gate') : overlays.close('age-gate')),
    { fireImmediately: true },
  )
  // Without its styles it asks as well, and covers the page: a browser’s own dialog needs none.
  window.addEventListener('vite:preloadError', (event) => {
    if (gate.isOpen && /\bCSS\b/.test(String(event.payload))) event.preventDefault()
  })
}
