import type { Game } from '#api'
import type { Icon } from '#engine/ui/icon.tsx'

/** The groups of results, in their order. */
export type Group = 'recent' | 'popular' | 'games' | 'matches' | 'providers' | 'pages' | 'settings' | 'help'

/** An entry of the list. */
export interface Result {
  /** Unique in the list. */
  id: string
  group: Group
  /** Translated. */
  text: string
  detail?: string | undefined
  /** The language of the text, if it is another one. */
  lang?: string
  icon?: Parameters<typeof Icon>[0]['name']
  /** The game whose cover stands for it. */
  game?: Game
  /** How well it matches, lower is better. */
  rank?: number
  /** Whether the list stays open. */
  stays?: boolean
  choose: () => void
}

/** What the platform found; `loading` until all of it is there. */
export interface Found {
  results: Result[]
  loading: boolean
  /** Asks again after an error; undefined if there was none. */
  retry: (() => void) | undefined
}

/** The best matches first, then in the given order. */
export const best = (results: readonly Result[], limit: number) =>
  [...results].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).slice(0, limit)
