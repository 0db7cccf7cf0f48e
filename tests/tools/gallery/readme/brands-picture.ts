import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** The picture at the top of README.md, and what it was made from. */
export const picture = 'docs/pictures/brands.jpg'
export const pictureSources = 'docs/pictures/brands.json'

const recorded = 'tests/qualities/screens/pictures'
const size = { width: 1680, height: 560 }
const phone = { width: 218, height: 472 }

const ending = '-MAIN-375-dark.jpg'
const fileOf = (id: string) => `${recorded}/${id}${ending}`

/** The brands whose main page is recorded; an additional brand may have no pictures. */
export const recordedBrands = (): string[] =>
  readdirSync(recorded)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()

/** The recorded pictures of the brands with their hashes: `npm run test:slow screens` compares them with the product. */
export const sourcesOf = (ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      createHash('sha256')
        .update(readFileSync(fileOf(id)))
        .digest('hex')
        .slice(0, 16),
    ]),
  )

const html = (ids: readonly string[]) => `<!doctype html><style>
  body { display: flex; align-items: center; justify-content: space-between; box-sizing: border-box; width: ${size.width}px;
    height: ${size.height}px; margin: 0; padding: 0 28px; background: linear-gradient(120deg, #1c2733, #101319 55%, #241a2c) }
  div { width: ${phone.width}px; height: ${phone.height}px; overflow: hidden; border-radius: 22px;
    box-shadow: 0 0 0 5px #05070a, 0 0 0 6px #4a5462, 0 18px 40px rgb(0 0 0 / 60%) }
  div:nth-child(even) { translate: 0 18px } div:nth-child(odd) { translate: 0 -18px }
  img { display: block; width: 100% }
</style>${ids.map((id) => `<div><img src="data:image/jpeg;base64,${readFileSync(fileOf(id), 'base64')}" alt=""></div>`).join('')}`

/** Arranges the brands’ recorded main pages side by side, as a JPEG. */
export async function takeBrandsPicture(browser: Browser, ids: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(html(ids), { waitUntil: 'load' })
  const taken = await page.screenshot({ type: 'jpeg', quality: 78 })
  await page.close()
  return taken
}
