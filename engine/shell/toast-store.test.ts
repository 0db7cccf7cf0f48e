import { describe, expect, it } from 'vitest'
import { OverlayStore } from './overlay-store.ts'
import { ToastStore } from './toast-store.ts'

describe('ToastStore', () => {
  it('shows, updates and dismisses toasts, and opens its overlay with the first one', () => {
    const overlays = new OverlayStore()
    const toasts = new ToastStore(overlays)
    expect(overlays.isOpen('toast')).toBe(false)
    const id = toasts.show('default', 'Sending…', true)
    toasts.show('info', 'Another')
    expect(overlays.isOpen('toast')).toBe(true)
    toasts.update(id, 'success', 'Sent')
    expect(toasts.toasts).toMatchObject([
      { id, type: 'success', text: 'Sent', loading: false },
      { type: 'info', text: 'Another', loading: false },
    ])
    toasts.dismiss(id)
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Another'])
  })

  it('ignores an unknown id', () => {
    const toasts = new ToastStore(new OverlayStore())
    toasts.update('nothing', 'error', 'x')
    expect(toasts.toasts).toEqual([])
  })
})
