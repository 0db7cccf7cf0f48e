import type { Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'
import type { Visitor } from '../visitor.ts'

/** What a journey works with. */
export interface Place {
  visitor: Visitor
  manifest: Manifest
  /** The sandbox, reset for each journey. */
  sandbox: Control
}

/** What a visitor does, in any engine. */
export interface Journey {
  name: string
  width: number
  /** Whether a brand has what the journey needs; it is made on the first one. */
  suits(manifest: Manifest): boolean
  make(place: Place): Promise<void>
}

/** The demo player of the journeys. */
export const player = 'claire'

export const balance = '[data-balance]'

/** Returns the player’s balance as the server knows it. */
export const balanceOf = async (sandbox: Control, login = player) => (await sandbox.user(login)).balance!

/** Expects the page to show a balance. */
export const expectBalance = ({ visitor }: Place, amount: number) =>
  visitor.expectAttribute(balance, 'data-balance', String(amount))
