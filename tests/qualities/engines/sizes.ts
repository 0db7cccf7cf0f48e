/** Width and height of blocks by their names. */
export type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>

/** Boxes are placed by the same rules everywhere; engines differ in how they round. */
const widthTolerance = 2
/**
 * Engines round the height of a line differently, by up to a pixel, and break a text that just fits or just does not at another
 * word: one line more or less.
 */
const lineHeight = 28
const heightTolerance = 0.03

/** Returns how the blocks of a page differ from those of the other engine. */
export function differences(sizes: Sizes, others: Sizes): string[] {
  const names = [...new Set([...Object.keys(others), ...Object.keys(sizes)])]
  return names.flatMap((name) => {
    const [own, other] = [sizes[name], others[name]]
    if (!own || !other) return `${name}: ${own ? 'only here' : 'not here'}`
    const isWider = Math.abs(own[0] - other[0]) > widthTolerance
    const isHigher = Math.abs(own[1] - other[1]) > Math.max(lineHeight, other[1] * heightTolerance)
    return isWider || isHigher ? `${name}: ${written(own)} in place of ${written(other)}` : []
  })
}

const written = ([width, height]: readonly [number, number]) => `${Math.round(width)} × ${Math.round(height)}`
