import { appIcons } from '../../../scripts/publish/pictures/app-icons.ts'
import { drawIcon } from '../../../scripts/publish/pictures/draw-icon.ts'
import { addressOf, type ChosenPicture } from './file.ts'
import { partOfSvg, svgOfPixels, type Part } from './svg-text.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file to upload. */
export interface PictureFile {
  name: string
  bytes: Bytes
}

const whole = ({ width, height }: ChosenPicture): Part => ({ x: 0, y: 0, width, height })

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! }
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode().catch(() => {
    throw new Error('This picture is damaged: it cannot be drawn.')
  })
  return image
}

/** Returns the pixels of a picture, scaled down for counting its colours. */
export async function pixelsOf({ source, width, height }: ChosenPicture): Promise<Uint8ClampedArray> {
  const scale = Math.min(1, 160 / Math.max(width, height))
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const { context } = canvasOf(wide, high)
  context.drawImage(await load(source), 0, 0, wide, high)
  return context.getImageData(0, 0, wide, high).data
}

/** Encodes at once: `toBlob` waits for an idle page, which the running pictures of the wall may not leave for seconds. */
const encoded = (canvas: HTMLCanvasElement, type: 'webp' | 'jpeg', quality: number) =>
  canvas.toDataURL(`image/${type}`, quality)

const bytesOf = (data: string): Bytes =>
  Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (character) => character.charCodeAt(0))

/** Draws a part of a picture at a size. */
async function drawn(picture: ChosenPicture, part: Part, width: number, height: number, ground = '') {
  const { canvas, context } = canvasOf(width, height)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(await load(picture.source), part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas
}

/** What a logo and an icon may have, in bytes; the first page waits for them. */
const light = { logo: 20_000, icon: 10_000 }

/** Returns a logo or an icon as an SVG: of a drawing its part, of pixels as sharp as fits. */
export async function asSvg(picture: ChosenPicture, kind: keyof typeof light, part = whole(picture)): Promise<Bytes> {
  const encoder = new TextEncoder()
  if (picture.type === 'svg') return encoder.encode(partOfSvg(new TextDecoder().decode(picture.bytes), part, picture))
  let smallest: Bytes | undefined
  for (const most of [512, 384, 256, 192, 128])
    for (const quality of [0.9, 0.75, 0.6]) {
      const scale = Math.min(1, most / Math.max(part.width, part.height))
      const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * scale)))
      const pixels = encoded(await drawn(picture, part, width!, height!), 'webp', quality)
      smallest = encoder.encode(svgOfPixels(pixels, width!, height!))
      if (smallest.length <= light[kind]) return smallest
    }
  return smallest!
}

/** How sharp a JPEG is at first, and where it has more bytes than it should. */
const qualities = [0.86, 0.78, 0.68, 0.55]

/** Returns the size of a part that is drawn at most `most` pixels wide. */
export function drawnSize({ type }: ChosenPicture, part: Part, most: number): { width: number; height: number } {
  const width = Math.round(type === 'svg' ? most : Math.min(most, part.width))
  return { width, height: Math.max(1, Math.round((width * part.height) / part.width)) }
}

/** Returns a part of a picture as a JPEG, at most `most` pixels wide, as sharp as its bytes allow. What is transparent becomes white. */
export async function asJpeg(picture: ChosenPicture, part: Part, most: number, mostBytes = Infinity): Promise<Bytes> {
  const { width, height } = drawnSize(picture, part, most)
  const canvas = await drawn(picture, part, width, height, '#ffffff')
  let bytes: Bytes | undefined
  for (const quality of qualities) {
    bytes = bytesOf(encoded(canvas, 'jpeg', quality))
    if (bytes.length <= mostBytes) return bytes
  }
  return bytes!
}

/** Returns the picture of link previews: the logo on a colour. */
export async function shareOf(logo: ChosenPicture, ground: string): Promise<Bytes> {
  const [width, height] = [1200, 630]
  const { canvas, context } = canvasOf(width, height)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  const scale = Math.min(760 / logo.width, 300 / logo.height)
  const [wide, high] = [logo.width * scale, logo.height * scale]
  context.drawImage(await load(logo.source), (width - wide) / 2, (height - high) / 2, wide, high)
  return bytesOf(encoded(canvas, 'jpeg', 0.88))
}

/** Returns the images of the installed site, drawn from an icon as `npm run brand -- icons` does. */
export async function appIconsOf(sign: Bytes, address: string): Promise<PictureFile[]> {
  const text = new TextDecoder().decode(sign).replace(/<svg (?![^>]*\swidth=)/, '<svg width="512" height="512" ')
  const source = await addressOf(new TextEncoder().encode(text), 'svg')
  return Promise.all(
    appIcons(address).map(async (icon) => ({
      name: icon.address.split('/').pop()!,
      bytes: bytesOf(await drawIcon({ source, icon })),
    })),
  )
}
