import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const svg = (attributes: string) =>
  bytes(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
const webp = (kind: string, ...rest: number[]) => bytes('RIFF....WEBP', kind, [0, 0, 0, 0], rest)

it.each([
  ['an SVG by its view box', svg('viewBox="0 0 120 30"'), 120, 30],
  ['an SVG by its own size', svg('width="24px" height="12" viewBox="0 0 1 1"'), 24, 12],
  ['a lossy WebP', webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x04, 0xe0, 0x01), 1200, 480],
  ['a lossless WebP', webp('VP8L', 0x2f, 0xaf, 0xc4, 0x77, 0), 1200, 480],
  ['an extended WebP', webp('VP8X', 0, 0, 0, 0, 0xaf, 0x04, 0, 0xdf, 0x01, 0), 1200, 480],
  ['an AVIF', bytes([0, 0, 0, 0], 'ftypavif....ispe', [0, 0, 0, 0, 0, 0, 4, 0xb0, 0, 0, 1, 0xe0]), 1200, 480],
  ['a JPEG', readFileSync('public/brands/medina/share.jpg'), 1200, 630],
])('reads the size of %s', (_what, picture, width, height) => {
  expect(pictureSize(picture)).toEqual({ width, height })
})

it('knows no size of a drawing without one, and of a file that is cut off', () => {
  expect(pictureSize(svg(''))).toBeUndefined()
  expect(pictureSize(webp('VP8X'))).toBeUndefined()
})
