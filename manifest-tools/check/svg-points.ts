/** What moves, turns and scales a drawing, as SVG has it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export type Point = readonly [x: number, y: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Returns corners of what an element draws, in its own coordinates. */
export function pointsOf(name: string, given: Record<string, string>): Point[] {
  const at = (key: string) => Number.parseFloat(given[key] ?? '') || 0
  const across = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y + height],
  ]
  switch (name) {
    case 'rect':
      return across(at('x'), at('y'), at('width'), at('height'))
    case 'circle':
      return across(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'))
    case 'ellipse':
      return across(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'))
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ]
    case 'polygon':
    case 'polyline':
      return pairs(numbersOf(given.points ?? ''))
    case 'path':
      return pathPoints(given.d ?? '')
    default:
      return []
  }
}

const numbersOf = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [numbers[2 * at]!, numbers[2 * at + 1]!])

/** How many numbers a command of a path takes. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Returns the points of a path, those that only bend it among them. */
function pathPoints(path: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  let first: Point = [0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d+[^a-zA-Z]*)*)/g)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const count = counts[kind] ?? 0
    const numbers = kind === 'a' ? arcNumbers(text) : numbersOf(text)
    if (kind === 'z') [x, y] = first
    if (count === 0) continue
    for (let at = 0; at + count <= numbers.length; at += count) {
      const taken = numbers.slice(at, at + count)
      const ends =
        kind === 'h'
          ? [[taken[0]! + (isRelative ? x : 0), y] as Point]
          : kind === 'v'
            ? [[x, taken[0]! + (isRelative ? y : 0)] as Point]
            : pairs(kind === 'a' ? taken.slice(5) : taken).map(([dx, dy]): Point =>
                isRelative ? [x + dx, y + dy] : [dx, dy],
              )
      points.push(...ends)
      ;[x, y] = ends.at(-1)!
      if (kind === 'm' && at === 0) first = [x, y]
    }
  }
  return points
}

/** The two flags of an arc need no space after them. */
const arcNumbers = (text: string) =>
  [
    ...text.matchAll(
      /(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g,
    ),
  ].flatMap(([, ...numbers]) => numbers.map(Number))

/** Returns what a `transform` does. */
export function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>(
    (all, [, kind = '', values = '']) => times(all, single(kind, numbersOf(values))),
    identity,
  )
}

function single(kind: string, [a = 0, b, ...more]: number[]): Matrix {
  const angle = (a * Math.PI) / 180
  switch (kind) {
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0]
    case 'rotate': {
      const [cx, cy] = [b ?? 0, more[0] ?? 0]
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
      return times(times([1, 0, 0, 1, cx, cy], turn), [1, 0, 0, 1, -cx, -cy])
    }
    case 'matrix':
      return [a, b ?? 0, more[0] ?? 0, more[1] ?? 1, more[2] ?? 0, more[3] ?? 0]
    default:
      return identity
  }
}

/** Returns what two matrices do, the second one first. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

export const moved = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f]
