import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What jsdom lacks: modal dialogs, here with the focus that they take and give back, and the event that follows their closing. */
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

/** Escape as a browser handles it: the key first, then the request to close, each of which can be refused. */
export async function pressEscape(dialog: HTMLDialogElement) {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const inside = dialog.contains(document.activeElement) ? document.activeElement! : dialog
  await act(async () => {
    if (inside.dispatchEvent(key) && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })
}
