import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The pictures of brands that `npm run test:slow screens` compares with the product. */
const recorded = 'tests/qualities/screens/pictures'

/** The pixels of the file, and how wide it is shown: phones have more pixels than they say. */
const views = [
  { name: 'MAIN-1440-light', pixels: 720, shown: 720, what: 'on a computer' },
  { name: 'MAIN-375-dark', pixels: 375, shown: 214, what: 'on a phone' },
] as const

/** A picture of the site: its address without an ending, and its size. */
export interface Picture {
  address: string
  width: number
  height: number
  alt: string
}

/** Writes small AVIF and WebP copies of a brand’s recorded pictures. */
export async function brandPictures(id: string, name: string, output: string): Promise<Picture[]> {
  mkdirSync(join(output, 'pictures'), { recursive: true })
  const made: Picture[] = []
  for (const view of views) {
    const file = join(recorded, `${id}-${view.name}.jpg`)
    if (!existsSync(file)) continue
    const small = sharp(file).resize(view.pixels)
    const address = `pictures/${id}-${view.name.toLowerCase()}`
    const { height, width } = await small
      .clone()
      .avif({ quality: 50, effort: 3 })
      .toFile(join(output, `${address}.avif`))
    await small
      .clone()
      .webp({ quality: 68 })
      .toFile(join(output, `${address}.webp`))
    const shown = { width: view.shown, height: Math.round((height * view.shown) / width) }
    made.push({ address, ...shown, alt: `The main page of ${name} ${view.what}` })
  }
  return made
}

/** A picture that loads when it comes near. */
export const pictureHtml = ({ address, width, height, alt }: Picture): string =>
  `<picture><source type="image/avif" srcset="${address}.avif"><img src="${address}.webp" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`
