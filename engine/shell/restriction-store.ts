import { action, observable } from 'mobx'
import type { ComponentType } from 'react'

/** A state of the player in which something is not offered to them. */
export interface Restriction {
  /** Observers follow it. */
  isInForce(): boolean
  /** Whether it closes a block, an overlay or another part, by its name. If omitted, all that offers something to play, and the links to it. */
  closes?(name: string): boolean
  /** Loads what is shown in place of what it closes. */
  notice: () => Promise<{ default: ComponentType }>
}

/** What is not offered to the player. Domains add restrictions, the engine applies them to every widget. */
export class RestrictionStore {
  readonly #all = observable.array<Restriction>([], { deep: false })

  readonly add = action((restriction: Restriction) => void this.#all.push(restriction))

  /** The restriction in force that closes all that offers something to play. */
  get current(): Restriction | undefined {
    return this.#all.find((each) => !each.closes && each.isInForce())
  }

  /** The restriction in force that closes a part of this name; `isOffer`: whether the part offers something to play. */
  closing(name: string, isOffer: boolean): Restriction | undefined {
    return this.#all.find((each) => (each.closes ? each.closes(name) : isOffer) && each.isInForce())
  }
}
