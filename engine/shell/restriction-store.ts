import type { ComponentType } from 'react'

/** A state of the player in which nothing to play is offered. */
export interface Restriction {
  /** Observers follow it. */
  isInForce(): boolean
  /** Loads what a page shows in place of what it would offer. */
  notice: () => Promise<{ default: ComponentType }>
}

/** Whether the player is offered something to play. Domains add restrictions, the engine applies them to every widget. */
export class RestrictionStore {
  readonly #all: Restriction[] = []

  add(restriction: Restriction) {
    this.#all.push(restriction)
  }

  /** The restriction in force. */
  get current(): Restriction | undefined {
    return this.#all.find((each) => each.isInForce())
  }
}
