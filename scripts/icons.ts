/**
 * `npm run icons [-- <brand>…]`: draws the icons of the installed site from each brand’s icon, next to it under
 * public/. Commit the results: publishing draws nothing and needs no browser.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium as launcher } from '@playwright/test'
import { readyChromium } from './browser.ts'
import { readBrands } from './publish/brands/brands.ts'
import { appIcons } from './publish/pictures/app-icons.ts'
import { drawIcon } from './publish/pictures/draw-icon.ts'

const named = process.argv.slice(2)
const brands = readBrands('manifests').filter(({ id }) => named.length === 0 || named.includes(id))
if (brands.length === 0) {
  console.error('usage: npm run icons [-- <brand>…]')
  process.exit(2)
}

const browser = await launcher.launch(readyChromium())
const page = await browser.newPage()
for (const { id, manifest } of brands) {
  const { icon } = manifest
  // An SVG without a size would be rasterised small and then enlarged.
  const svg = readFileSync(`public${icon}`, 'utf8').replace(/<svg (?![^>]*\swidth=)/, '<svg width="512" height="512" ')
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  for (const each of appIcons(icon)) {
    const drawn = await page.evaluate(drawIcon, { source, icon: each })
    writeFileSync(`public${each.address}`, Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
  }
  console.log(
    `${id}: ${appIcons(icon)
      .map(({ address }) => address)
      .join(' ')}`,
  )
}
await browser.close()
