import { asset } from './drawing.ts'

/** A glyph: its advance, and contours that start at an absolute point. Capitals are 100 high. */
type Glyph = [advance: number, contours: [x: number, y: number, rest: string][]]

const faces = ['round', 'tech', 'bold', 'poster', 'serif'].map((face): Record<string, Glyph> =>
  JSON.parse(asset(`lettering/${face}.json`)),
)

/** The number of typefaces; the first is 0. */
export const faceCount = faces.length

/** The widest line, and the highest capitals of one line and of two. */
const [width, oneLine, twoLines] = [256, 38, 29]
const [bottom, gap] = [298, 6]

interface Line {
  path: string
  advance: number
}

function lineOf(text: string, face: Record<string, Glyph>): Line {
  let [path, advance] = ['', 0]
  for (const character of text) {
    const [own, contours] = face[character] ?? face[character.normalize('NFD')[0]!] ?? face[' ']!
    for (const [x, y, rest] of contours) path += `M${x + advance} ${y}${rest}`
    advance += own
  }
  return { path, advance }
}

/** The words in one line, or in the two lines of which the longer is the shortest. */
function linesOf(name: string, face: Record<string, Glyph>): Line[] {
  const whole = lineOf(name, face)
  const words = name.split(' ')
  if (words.length === 1 || (whole.advance * twoLines) / 100 <= width * 0.8) return [whole]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)].map((part) => lineOf(part.join(' '), face)))
  const longest = (lines: Line[]) => Math.max(...lines.map(({ advance }) => advance))
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best))
}

/** A game’s name in capitals on the lower part of its cover, as outlines; in the cover’s gradient if `fill` is omitted. */
export function lettering(name: string, face: number, shadow: string, fill = 'url(#x-title)'): string {
  const lines = linesOf(name.toLocaleUpperCase('en'), faces[face]!)
  const highest = lines.length === 1 ? oneLine : twoLines
  let base = bottom
  return lines
    .map(({ path, advance }, index) => ({ path, index, advance, height: Math.min(highest, (width * 100) / advance) }))
    .reverse()
    .map(({ path, index, advance, height }) => {
      const place = `translate(${Math.round(150 - (advance * height) / 200)} ${Math.round(base)}) scale(${(height / 100).toFixed(3)})`
      const edge = Math.round(900 / height)
      base -= height + gap
      return (
        `<defs><path id="line-${index}" d="${path}"/></defs><g transform="${place}">` +
        `<use href="#line-${index}" y="${Math.round(edge / 4)}" fill="${shadow}" stroke="${shadow}" stroke-width="${edge}"/>` +
        `<use href="#line-${index}" fill="${fill}"/></g>`
      )
    })
    .join('')
}
