import { reaction } from 'mobx'
import type { ToastStore, ToastType } from '../shell/toast-store.ts'

/** Notifications that are shown at once: of the overlay’s four places one is left for the outcome of what the player does. */
const maxShown = 3
/** Of more that wait the oldest is dropped, warnings and errors last. */
const maxWaiting = 20

interface Notice {
  type: ToastType
  text: string
  times: number
}

/** Shows notifications as toasts, a few at once and equal ones together. The others wait until one is closed. */
export class Notices {
  readonly #toasts: ToastStore
  readonly #waiting = new Map<string, Notice>()
  /** The keys of those on the screen by the ids of their toasts. */
  readonly #shown = new Map<string, string>()
  readonly #stop: () => void

  constructor(toasts: ToastStore) {
    this.#toasts = toasts
    this.#stop = reaction(
      () => toasts.toasts.map(({ id }) => id),
      (ids) => {
        for (const id of this.#shown.keys()) if (!ids.includes(id)) this.#shown.delete(id)
        this.#show()
      },
    )
  }

  receive(type: ToastType, text: string) {
    const key = `${type} ${text}`
    const equal = this.#waiting.get(key)
    if (equal) equal.times++
    else this.#waiting.set(key, { type, text, times: 1 })
    this.#show()
    if (this.#waiting.size > maxWaiting) this.#drop()
  }

  /** Drops those that wait. */
  close() {
    this.#stop()
    this.#waiting.clear()
  }

  #show() {
    for (const [key, { type, text, times }] of this.#waiting) {
      if (this.#toasts.toasts.length >= maxShown) return
      if ([...this.#shown.values()].includes(key)) continue
      this.#waiting.delete(key)
      this.#shown.set(this.#toasts.show(type, times > 1 ? `${text} ×${times}` : text), key)
    }
  }

  #drop() {
    const minor = [...this.#waiting].find(([, { type }]) => type !== 'error' && type !== 'warning')
    const [key] = minor ?? [...this.#waiting][0]!
    this.#waiting.delete(key)
  }
}
