import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, PageKey } from '#manifest'
import { findFailedImages, findOutside } from '#testing/browser/layout.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { addTypefaces } from '../../tools/gallery/capture.ts'
import { expectedAt } from '../property/oracle.ts'
import type { Engine } from './drivers/driver.ts'
import { blockSizes, settle } from './in-page.ts'
import type { Sizes } from './sizes.ts'
import { Visitor } from './visitor.ts'

/** What a walk has found on a brand’s pages. */
export interface Walked {
  faults: string[]
  /** The sizes of blocks by page. */
  sizes: Record<string, Sizes>
  pages: number
}

/** What the console may report. A picture or a module that is missing shows in the page, too. */
const expected = new RegExp(
  [
    // Chromium: refused calls, such as who is signed in, and links that were never sent.
    String.raw`^Failed to load resource: the server responded with a status of 4\d\d`,
    // Firefox asks for an icon of the payment provider’s page, which names none.
    String.raw`/favicon\.ico`,
    // Firefox: what the service worker was fetching for a page that was left, sometimes long after the next one is there.
    'A ServiceWorker intercepted the request and encountered an unexpected error',
  ].join('|'),
)

/** Returns the errors of the console that nobody expects. */
export const unexpected = (errors: readonly string[]) => errors.filter((text) => !expected.test(text))

/** Opens every page of a brand as a visitor. `pictures` is the folder for a picture of the main page, if one is wanted. */
export async function walkBrand(
  engine: Engine,
  { manifest, origin, start, width, pictures }: WalkOptions,
): Promise<Walked> {
  const window = await engine.open({ width, height: 900 }, start)
  const visitor = new Visitor(window, origin)
  const walked: Walked = { faults: [], sizes: {}, pages: 0 }
  const names = (Object.keys(manifest.pages) as PageKey[]).filter((name) => manifest.pages[name].visible)
  try {
    for (const name of names) {
      const note = (kind: string, found: readonly string[]) =>
        walked.faults.push(...found.map((what) => `${name}: ${kind}: ${what}`))
      walked.pages++
      try {
        await openPage(visitor, manifest, name)
        await window.evaluate(addTypefaces, undefined)
        await window.evaluate(settle, undefined)
        note('outside the screen', await window.evaluate(findOutside, undefined))
        note('broken picture', await window.evaluate(findFailedImages, undefined))
        walked.sizes[name] = await window.evaluate(blockSizes, undefined)
        if (pictures && name === 'MAIN') {
          mkdirSync(pictures, { recursive: true })
          writeFileSync(join(pictures, `${manifest.id}-${width}-${engine.name}.png`), await window.picture())
        }
      } catch (error) {
        note('not ready', [(error as Error).message])
      }
      note('console', unexpected(await visitor.takeErrors()))
    }
  } finally {
    await window.close()
  }
  return walked
}

interface WalkOptions {
  manifest: Manifest
  origin: string
  start: string
  width: number
  pictures: string | undefined
}

/** Opens a page, and expects it to be the one that the manifest describes. */
async function openPage(visitor: Visitor, manifest: Manifest, name: PageKey) {
  const path = pathOf(manifest, name)
  const page = expectedAt(manifest, null, name, path)
  await visitor.open(path)
  const shown = () =>
    visitor.evaluate(() => ({
      name: document.querySelector('main')?.dataset.page ?? '',
      blocks: [...document.querySelectorAll<HTMLElement>('main [data-content] > [data-block]')].map(
        ({ dataset }) => dataset.block ?? '',
      ),
    }))
  await visitor.until('the page', shown, page)
}
