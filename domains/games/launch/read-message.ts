import type { GameContract } from '#manifest'
import { readGameMessage } from '#schemas/read/game-sessions.ts'
import type { Reading } from '#engine/data/read.ts'

type Message = NonNullable<GameContract['messages']>[number]

/** What a game’s message asks the page to do. `close`: the game has ended, and its frame can be removed. */
export type GameRequest = Message['means'] | 'close'

/**
 * Returns a function that reads the messages of a provider’s games by its contract, and otherwise as `GameMessage`. Anything else is
 * undefined, and so is the balance of a `GameMessage`: the platform sends the player’s own.
 */
export function messageReader(contract: readonly Message[]) {
  return (value: unknown, reading: Reading): GameRequest | undefined => {
    if (contract.length > 0) {
      const message = parsed(value)
      const found = contract.find(({ at, is }) => isWord(wordAt(message, at), is))
      if (found) return found.means
    }
    const type = readGameMessage(value, reading)?.type
    return type === 'balance' ? undefined : type
  }
}

/** Some launchers post JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\{/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Returns what a message has at a place, of its own properties. */
function wordAt(message: unknown, at: string | undefined): unknown {
  let place = message
  for (const name of at?.split('.') ?? []) {
    if (typeof place !== 'object' || place === null) return undefined
    place = new Map<string, unknown>(Object.entries(place)).get(name)
  }
  return place
}

/** Operators’ pages compare these words without their case, which differs between versions of a launcher. */
const isWord = (value: unknown, word: string) =>
  typeof value === 'string' && value.trim().toLowerCase() === word.toLowerCase()
