import { makeAutoObservable } from 'mobx'
import type { OverlayStore } from './overlay-store.ts'

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default'

/** A short notice. A loading one stays until it is updated or dismissed. */
export interface Toast {
  id: string
  type: ToastType
  text: string
  loading: boolean
}

/** The toasts on the screen (spec §4). The overlay shows them and reports when one is closed. */
export class ToastStore {
  toasts: Toast[] = []
  readonly #overlays: OverlayStore
  #count = 0

  constructor(overlays: OverlayStore) {
    this.#overlays = overlays
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a toast and returns its id. */
  show(type: ToastType, text: string, loading = false): string {
    const id = `toast-${++this.#count}`
    this.toasts.push({ id, type, text, loading })
    this.#overlays.open('toast')
    return id
  }

  /** Replaces a toast, for example a loading one. */
  update(id: string, type: ToastType, text: string) {
    this.toasts = this.toasts.map((toast) => (toast.id === id ? { id, type, text, loading: false } : toast))
  }

  dismiss(id: string) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }
}
