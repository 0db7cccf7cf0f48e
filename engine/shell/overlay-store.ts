import { action, makeAutoObservable } from 'mobx'
import type { Overlays } from '#manifest'

export type OverlayName = keyof Overlays

/** The open overlays. The code of an overlay is fetched when it is first opened. */
export class OverlayStore {
  private readonly wanted = new Set<OverlayName>()

  constructor() {
    // Reactions call them too.
    makeAutoObservable(this, { open: action, close: action }, { autoBind: true })
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
