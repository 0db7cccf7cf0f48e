/**
 * `npm run icons [-- <brand>…]`: draws the icons of the installed site from each brand’s icon, next to it under
 * public/. Commit the results: publishing draws nothing and needs no browser.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium as launcher } from '@playwright/test'
import { chromium } from './browser.ts'
import { readBrands } from './publish/brands.ts'
import { appIcons, type AppIcon } from './publish/web-app.ts'

const named = process.argv.slice(2)
const brands = readBrands('manifests').filter(({ id }) => named.length === 0 || named.includes(id))
if (brands.length === 0) {
  console.error('usage: npm run icons [-- <brand>…]')
  process.exit(2)
}

/**
 * Runs in the page: draws the icon in the middle of a square. If the image must be opaque, the average colour of the
 * icon’s edge fills the square.
 */
async function draw({
  source,
  icon: { size, part, filled, address },
}: {
  source: string
  icon: AppIcon
}): Promise<string> {
  const picture = new Image(size, size)
  picture.src = source
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  if (filled) {
    context.drawImage(picture, 0, 0, size, size)
    const along = Array.from({ length: 60 }, (_, step) => Math.round(size * (0.2 + step / 100)))
    const [first, last] = [Math.round(size * 0.03), Math.round(size * 0.97)]
    const edge = along
      .flatMap(
        (at) =>
          [
            [at, first],
            [at, last],
            [first, at],
            [last, at],
          ] as const,
      )
      .map(([x, y]) => context.getImageData(x, y, 1, 1).data)
    const seen = edge.filter((pixel) => pixel[3]! > 250)
    const mean = (channel: number) =>
      Math.round(seen.reduce((sum, pixel) => sum + pixel[channel]!, 0) / (seen.length || 1))
    context.fillStyle = `rgb(${mean(0)} ${mean(1)} ${mean(2)})`
    context.fillRect(0, 0, size, size)
  }
  const inner = Math.round(size * part)
  const margin = (size - inner) / 2
  context.drawImage(picture, margin, margin, inner, inner)
  return canvas.toDataURL(`image/${address.split('.').pop()}`, 0.9)
}

const browser = await launcher.launch(chromium.launchOptions)
const page = await browser.newPage()
for (const { id, manifest } of brands) {
  const { icon } = manifest
  // An SVG without a size would be rasterised small and then enlarged.
  const svg = readFileSync(`public${icon}`, 'utf8').replace(/<svg (?![^>]*\swidth=)/, '<svg width="512" height="512" ')
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  for (const each of appIcons(icon)) {
    const drawn = await page.evaluate(draw, { source, icon: each })
    writeFileSync(`public${each.address}`, Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
  }
  console.log(
    `${id}: ${appIcons(icon)
      .map(({ address }) => address)
      .join(' ')}`,
  )
}
await browser.close()
