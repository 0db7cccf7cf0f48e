import { at, frame, line, path, rect, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { suits } from './parts.ts'

const face = rect('pearl', -33, -47, 66, 94, 7) + frame('#b9a36a', 1, -29, -43, 58, 86, 5)

const card = (suit: keyof typeof suits, x: number, y: number, turn: number, scale = 1) => {
  const fill = suit === 'heart' || suit === 'diamond' ? 'ruby' : 'ink'
  const pip = (px: number, py: number, size: number, rotate = 0) => at(px, py, path(fill, suits[suit]), rotate, size)
  return at(
    x,
    y,
    rect('#0a0618', -31, -44, 68, 96, 8, 'opacity=".35"') +
      face +
      pip(0, 0, 1.02) +
      pip(-22, -33, 0.3) +
      pip(22, 33, 0.3, 180) +
      shine('M-33-40Q-33-47-26-47H26L-33 20Z', 0.3),
    turn,
    scale,
  )
}

const cardBack = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    rect('pearl', -33, -47, 66, 94, 7) +
      rect('ruby', -28, -42, 56, 84, 4) +
      line('#ffd98a', 1.2, 'M-28-14L0-42 28-14M-28 14L0 42 28 14M-28-14L0 14 28-14M-28 14L0-14 28 14', 'opacity=".8"') +
      at(0, 0, path('gold', suits.diamond), 0, 0.6),
    turn,
    scale,
  )

const cards =
  cardBack(-52, 12, -32) +
  card('club', -26, -4, -14, 1.06) +
  card('diamond', 14, -8, 5, 1.12) +
  card('spade', 46, 8, 24, 1.18) +
  sparkle(16, -62, 12) +
  sparkle(78, -28, 9)

/** An ace of hearts and one of spades. */
export const aces =
  card('heart', -36, -2, -16, 1.32) + card('spade', 34, 4, 12, 1.42) + sparkle(-62, -62, 13) + sparkle(66, -54, 9)

/** Hands of cards. */
export const deck: Record<string, Motif> = {
  aces: {
    words: 'blackjack|pontoon|baccarat|punto',
    hints: 'twenty|21',
    types: ['live', 'table'],
    families: ['green', 'dark', 'cool', 'warm'],
    scenes: ['felt', 'velvet', 'bokeh'],
    sparks: 'sparkles',
    art: aces,
  },
  cards: {
    words: 'cards?|joker|solitaire|teen|patti|andar|bahar|rummy|hi-?lo|red dog',
    hints: 'war',
    types: ['live', 'table'],
    families: ['green', 'warm', 'royal', 'dark'],
    scenes: ['felt', 'velvet', 'rays', 'bokeh'],
    sparks: 'sparkles',
    art: cards,
  },
}
