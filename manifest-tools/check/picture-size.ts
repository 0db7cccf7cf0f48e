/** The size of a picture in pixels; of a drawing, in its own units. */
export interface PictureSize {
  width: number
  height: number
}

/** Reads the size of an SVG, WebP, AVIF or JPEG from its bytes; undefined if it has none, or is damaged. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  try {
    return sizeOf(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function sizeOf(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return webpSize(bytes)
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return avifSize(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : svgSize(bytes.toString('utf8'))
}

function svgSize(text: string): PictureSize | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? 0)
  const [, , width, height] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return known(number('width') || width, number('height') || height)
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return known(1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3))
  if (kind === 'VP8 ') return known(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  const bits = bytes.readUInt32LE(21)
  return known(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff))
}

/** The first `ispe` box is that of the picture itself. */
function avifSize(bytes: Buffer): PictureSize | undefined {
  const at = bytes.indexOf('ispe')
  return at < 0 ? undefined : known(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))
}

/** The frame header that says how large the picture is; other segments are skipped by their lengths. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return known(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
  }
  return undefined
}

const known = (width = 0, height = 0): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined
