import type { GameType } from '#api'

/** The ways in which games are played. */
export const gameKinds = [
  'slot',
  'lotto',
  'keno',
  'wheel',
  'crash',
  'roulette',
  'baccarat',
  'dragon-tiger',
  'dice',
  'craps',
  'blackjack',
  'poker',
] as const
/** A way in which a game is played. */
export type GameKind = (typeof gameKinds)[number]

const byName: [RegExp, GameKind, GameType[]][] = [
  [/wheel/i, 'wheel', ['tv']],
  [/keno|parade|tombola/i, 'keno', ['tv']],
  [/roulette/i, 'roulette', ['live', 'table']],
  [/dragon/i, 'dragon-tiger', ['live']],
  [/baccarat/i, 'baccarat', ['live', 'table']],
  [/poker/i, 'poker', ['live', 'table']],
  [/craps/i, 'craps', ['live', 'table']],
  [/dice|sic bo/i, 'dice', ['live', 'table']],
]

const byType: Record<GameType, GameKind> = {
  slots: 'slot',
  tv: 'lotto',
  crash: 'crash',
  live: 'blackjack',
  table: 'blackjack',
}

/** The kind of a game, by its type and name. */
export const kindOf = ({ type, name }: { type: GameType; name: string }): GameKind =>
  byName.find(([words, , types]) => types.includes(type) && words.test(name))?.[1] ?? byType[type]

/** Whether all players share its rounds, which follow the clock. */
export const isShared = ({ type, name }: { type: GameType; name: string }): boolean =>
  type === 'tv' || type === 'crash' || (type === 'live' && !['blackjack', 'poker'].includes(kindOf({ type, name })))
