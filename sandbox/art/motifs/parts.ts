import { around, at, circle, line, path, polar, shine } from '../svg.ts'

/** SVG transforms that move by each of `places`. */
export const moves = (places: number[][]) => places.map(([x, y]) => `translate(${x} ${y})`)

/** A five-pointed star as path data. */
export const starPath = (outer: number, inner: number) =>
  `${around(10, (angle, index) => `${index ? 'L' : 'M'}${polar(angle, index % 2 ? inner : outer)}`)}Z`

/** A coin of radius 40. */
export const coinFace =
  circle('#6e3503', 0, 5, 40) +
  circle('gold', 0, 0, 40) +
  circle('#a85a06', 0, 0, 33.5, 'opacity=".65"') +
  circle('goldO', 0, 1.2, 32.5) +
  path('#9a5204', starPath(21, 9), 'opacity=".55" transform="translate(1 2)"') +
  path('gold', starPath(21, 9)) +
  line('#fffbe0', 2.4, 'M-31-19A36.5 36.5 0 0 1 4-36', 'opacity=".9"')

/** A cloud of about 100 x 50, scaled. */
export const cloud = (fill: string, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    path(fill, 'M-40 18C-62 18-62-8-42-10-40-34-6-38 2-20 16-30 34-20 32-6 54-8 56 18 36 18Z') +
      shine('M-50 0C-46-8-40-8-36-8-34-28-12-32-4-22-20-24-28-10-30-2-40-4-46-2-50 0Z', 0.5),
    0,
    scale,
  )

/** The suits of cards as path data, about 40 x 40 around the origin. */
export const suits = {
  heart: 'M0 20C-32-4-20-24-8-20-3-18 0-14 0-10 0-14 3-18 8-20 20-24 32-4 0 20Z',
  spade: 'M0-22C30 2 22 18 10 17 5 16 3 13 2 10L7 22H-7L-2 10C-3 13-5 16-10 17-22 18-30 2 0-22Z',
  diamond: 'M0-22L17 0 0 22-17 0Z',
  club: 'M-3 8C-20 20-28-4-9-5-16-24 16-24 9-5 28-4 20 20 3 8L8 22H-8Z',
}
