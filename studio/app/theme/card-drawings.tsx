import type { ReactNode } from 'react'

/** A drawing of each value of a setting. */
export type Drawings = Readonly<Record<string, ReactNode>>

const rect = (x: number, y: number, width: number, height: number, className: string, rx = 2) => (
  <rect key={`${className} ${x}`} className={className} x={x} y={y} width={width} height={height} rx={rx} />
)

const card: Drawings = {
  portrait: rect(20, 4, 24, 32, 'drawn-fill'),
  square: rect(17, 5, 30, 30, 'drawn-fill'),
  landscape: rect(12, 5, 40, 30, 'drawn-fill'),
}

const art = rect(19, 4, 26, 32, 'drawn-fill')
const cards: Drawings = {
  plain: art,
  framed: [art, rect(22, 7, 20, 26, 'drawn-mark-outline', 1)],
  plate: [
    rect(18, 3, 28, 34, 'drawn-outline'),
    rect(21, 6, 22, 21, 'drawn-fill'),
    rect(18, 34, 28, 3, 'drawn-mark', 0),
  ],
  cut: <path className="drawn-fill" d="M19 4h19l7 7v25H26l-7-7z" />,
  arch: <path className="drawn-fill" d="M19 36V15a13 11 0 0 1 26 0v21z" />,
  paper: [
    rect(23, 7, 26, 32, 'drawn-line', 0),
    rect(19, 3, 26, 32, 'drawn-ground', 0),
    rect(22, 6, 20, 20, 'drawn-fill', 0),
  ],
  sticker: [rect(16, 2, 32, 36, 'drawn-rim', 5), rect(20, 6, 24, 28, 'drawn-fill')],
}

/** How the shape and the frame of game cards are drawn, by pointer. */
export const cardDrawings: Readonly<Record<string, Drawings>> = { '/theme/card': card, '/theme/cards': cards }
