import { makeAutoObservable } from 'mobx'
import type { Overlays } from '#manifest'

export type OverlayName = keyof Overlays

/** Which overlays are wanted. An overlay’s code is fetched when it is first wanted. */
export class OverlayStore {
  private readonly wanted = new Set<OverlayName>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  isOpen(name: OverlayName) {
    return this.wanted.has(name)
  }

  open(name: OverlayName) {
    this.wanted.add(name)
  }

  close(name: OverlayName) {
    this.wanted.delete(name)
  }
}
