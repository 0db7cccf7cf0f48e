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

/** The notices on the screen (spec §4). The toast overlay shows them and says when one was closed. */
export class ToastStore {
  toasts: Toast[] = []
  readonly #overlays: OverlayStore
  #count = 0

  constructor(overlays: OverlayStore) {
    this.#overlays = overlays
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a notice and answers its id. */
  show(type: ToastType, text: string, loading = false): string {
    const id = `toast-${++this.#count}`
    this.toasts.push({ id, type, text, loading })
    this.#overlays.open('toast')
    return id
  }

  /** Turns a notice, such as a loading one, into another. */
  update(id: string, type: ToastType, text: string) {
    this.toasts = this.toasts.map((toast) => (toast.id === id ? { id, type, text, loading: false } : toast))
  }

  dismiss(id: string) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }
}
