import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Fakes modal dialogs, which jsdom lacks, including focus handling and the close event. */
export function fakeDialogs() {
  const openers = new WeakMap<HTMLDialogElement, HTMLElement>()
  HTMLDialogElement.prototype.showModal = function () {
    openers.set(this, document.activeElement as HTMLElement)
    this.open = true
    this.querySelector<HTMLElement>('button, input, a')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    openers.get(this)?.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  vi.stubGlobal('scrollTo', vi.fn())
}

/**
 * Presses Escape as a browser handles it: first the key event, then the cancel event, each of which can be prevented.
 */
export async function pressEscape(dialog: HTMLDialogElement) {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const inside = dialog.contains(document.activeElement) ? document.activeElement! : dialog
  await act(async () => {
    if (inside.dispatchEvent(key) && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })
}
