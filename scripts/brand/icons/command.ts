import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Command } from 'commander'
import { readyChromium } from '../../browser.ts'
import { problemsOf, readBrands } from '../../publish/brands/brands.ts'
import { appIcons } from '../../publish/pictures/app-icons.ts'
import { drawIcon } from '../../publish/pictures/draw-icon.ts'
import { brandCommand } from '../brand-command.ts'
import { openManifests } from '../manifests-option.ts'
import { fail, opener } from '../open-brand.ts'

const help = `
Examples:
  npm run brand -- icons           of every brand
  npm run brand -- icons lumina

The images are written next to the brand’s icon under public/. Commit them: publishing draws nothing and needs no
browser.`

/** Adds `brand icons`. */
export function addIcons(program: Command) {
  program
    .command('icons')
    .argument('[ids...]', 'brand ids (default: every brand)')
    .description('draw the images of the installed site from each brand’s icon')
    .addHelpText('after', help)
    .action(async (ids: string[], _options: object, command: Command) => {
      const manifests = openManifests(command)
      const open = opener(command, manifests, manifests.names())
      // Exits if a brand is unknown or its manifest cannot be read.
      for (const id of ids) open(id)
      const brands = readBrands(manifests.folder).filter(({ id }) => ids.length === 0 || ids.includes(id))
      for (const brand of brands)
        if (problemsOf(brand).length > 0)
          fail(`error: ${brand.id} has problems: ${brandCommand(['check', brand.id], { manifests })}`)
      // The Docker image for operators contains neither Playwright nor a browser.
      const { chromium } = await import('@playwright/test').catch(() =>
        fail('error: it needs Playwright, which this installation does not have: use a checkout of the project.'),
      )
      const browser = await chromium.launch(readyChromium())
      const page = await browser.newPage()
      for (const { id, manifest } of brands) console.log(`${id}: ${(await draw(page, manifest.icon)).join(' ')}`)
      await browser.close()
    })
}

/** Draws the images of an icon; returns their addresses. */
async function draw(page: Page, icon: string): Promise<string[]> {
  // An SVG without a size would be rasterised small and then enlarged.
  const svg = readFileSync(`public${icon}`, 'utf8').replace(/<svg (?![^>]*\swidth=)/, '<svg width="512" height="512" ')
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const images = appIcons(icon)
  for (const image of images) {
    const drawn = await page.evaluate(drawIcon, { source, icon: image })
    writeFileSync(`public${image.address}`, Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
  }
  return images.map(({ address }) => address)
}
