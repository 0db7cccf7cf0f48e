/** A part of a picture, in its own pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

const round = (number: number) => Number(number.toFixed(2))

/** Returns an SVG that shows a part of another one: still a drawing, at any size. */
export function partOfSvg(
  text: string,
  { x, y, width, height }: Part,
  size: { width: number; height: number },
): string {
  const [left, top, across, down] = boxOf(text) ?? [0, 0, size.width, size.height]
  const [wide, high] = [across / size.width, down / size.height]
  const box = [left + x * wide, top + y * high, width * wide, height * high].map(round).join(' ')
  return text.replace(/<svg\b[^>]*>/, (tag) => {
    const rest = tag.replace(/\s(?:viewBox|width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    return rest.replace(/^<svg\b/, `<svg viewBox="${box}"`)
  })
}

function boxOf(text: string): [number, number, number, number] | undefined {
  const [, box] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(text) ?? []
  const numbers =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite)
  return isBox ? (numbers as [number, number, number, number]) : undefined
}

/** Returns an SVG that shows pixels: manifests name SVG files for logos and icons. `address` has the pixels as data. */
export const svgOfPixels = (address: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${address}" width="${width}" height="${height}"/></svg>\n`
