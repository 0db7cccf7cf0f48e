import { imageSize } from 'image-size'
import { svgProblems } from './svg.ts'

/** What pictures of brands may be, by the ending of the file. */
export const pictureTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

export type PictureType = keyof typeof pictureTypes

/** Limits in bytes and pixels. Players load pictures on phones. */
export const mostBytes = 3_000_000
const mostSvgBytes = 500_000
const mostPixels = 6000

/** A picture that can be used, or why it cannot. */
export type CheckedPicture = { type: PictureType; width: number; height: number } | { refused: string }

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Checks a file by its content, whatever its name is. */
export function checkPicture(bytes: Uint8Array): CheckedPicture {
  if (bytes.length > mostBytes)
    return refused(`This picture has ${megabytes(bytes.length)}; at most ${megabytes(mostBytes)} are possible.`)
  const type = typeOf(bytes)
  if (!type) return refused('This is not a picture that browsers show: SVG, PNG, JPEG, WebP and AVIF are possible.')
  if (type === 'svg') {
    if (bytes.length > mostSvgBytes)
      return refused(`This SVG has ${megabytes(bytes.length)}; at most ${megabytes(mostSvgBytes)} are possible.`)
    const problems = svgProblems(new TextDecoder().decode(bytes))
    if (problems.length > 0)
      return refused(`This SVG is refused, because it does more than draw. ${problems.join(' ')}`)
  }
  const size = sizeOf(bytes)
  if (!size) return refused('This picture is damaged: its size cannot be read.')
  if (Math.max(size.width, size.height) > mostPixels)
    return refused(`This picture is ${size.width} × ${size.height}; at most ${mostPixels} pixels a side are possible.`)
  return { type, ...size }
}

const refused = (reason: string) => ({ refused: reason })

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

function typeOf(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  const start = new TextDecoder().decode(bytes.subarray(0, 2000))
  return /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(start) ? 'svg' : undefined
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}
