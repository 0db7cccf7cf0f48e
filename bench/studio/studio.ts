import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium as launcher, type Page } from '@playwright/test'
import type { Block, Manifest, RouteKey } from '../../schemas/generated/manifest.ts'
import { readyChromium } from '../../scripts/browser.ts'
import { readManifests } from '../../manifest-tools/layers/read-manifests.ts'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { appFolder, buildApp } from '../../scripts/studio/app-build.ts'
import { visitorContext, type PreviewContext } from '../../studio/preview/protocol.ts'
import { checkText } from '../../studio/server/edits.ts'
import type { CheckPage } from '../../tests/tools/studio/check-page.ts'
import { token } from '../../tests/tools/studio/token.ts'
import { overBudget, type Result } from '../bench.ts'
import { freePort } from '../../scripts/machine/free-port.ts'

const blocks = 300
const rounds = 20

const ofEdits = { most: 50 }
const ofContexts = { most: 100 }
const budgets = {
  'first preview, ms': { most: 2000 },
  'colour p95, ms': ofEdits,
  'block option p95, ms': ofEdits,
  'text p95, ms': ofEdits,
  'block moved p95, ms': ofEdits,
  'theme p95, ms': ofContexts,
  'language p95, ms': ofContexts,
  'role p95, ms': ofContexts,
  'diagnostics p95, ms': { most: 150 },
  'first scripts of Studio, KB brotli': { most: 200 },
}

type Figures = Record<string, number>

/** A manifest with 300 more blocks, spread over its pages. */
function grown(manifest: Manifest): Manifest {
  const { pages, ...rest } = structuredClone(manifest)
  const row = (index: number): Block =>
    ({ use: 'game-row', category: 'new', title: 'lobby.new', limit: 2 + (index % 5) }) as Block
  const names = (Object.keys(pages) as RouteKey[]).filter(
    (name) => pages[name].visible && !pages[name].path.includes(':'),
  )
  for (let index = 0; index < blocks; index++) pages[names[index % names.length]!].blocks.push(row(index))
  return { ...rest, pages }
}

/**
 * Edits a manifest of 300 blocks in a page that stands in for Studio: the time from an edit until its preview has painted it and
 * said so.
 */
export async function studioBench(): Promise<Result[]> {
  const port = await freePort()
  const server = spawn(process.execPath, ['tests/tools/studio/serve.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve()),
  )
  const browser = await launcher.launch(readyChromium())
  try {
    const { manifest } = readBrands('manifests').find(({ id }) => id === 'betogol')!
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const large = grown(manifest)
    const figures = {
      ...(await measure(page, port, large)),
      'diagnostics p95, ms': diagnosticsTime(large),
      'first scripts of Studio, KB brotli': await firstScripts(),
    }
    return [{ subject: '300 blocks', figures, over: overBudget(figures, budgets) }]
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

async function measure(page: Page, port: number, manifest: Manifest): Promise<Figures> {
  await page.goto(`http://studio.localhost:${port}/`)
  const opened = await page.evaluate(openPreview, {
    address: `http://betogol.localhost:${port}/`,
    token,
    manifest,
    context: visitorContext,
  })
  const frame = page.frameLocator('iframe')
  await frame.locator('main[data-state=ready]').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(2000)
  const edits = await page.evaluate(editPreview, { manifest, rounds })
  const root = frame.locator('html')
  const changes = { theme: [] as number[], language: [] as number[], role: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const isEven = round % 2 === 0
    const next = {
      theme: isEven ? 'light' : 'dark',
      language: isEven ? 'fr' : 'en',
      role: isEven ? 'claire' : 'visitor',
    }
    for (const name of ['theme', 'language', 'role'] as const) {
      const shown = root.evaluate(until, { name, value: next[name] })
      await page.waitForTimeout(500)
      await page.evaluate(changePreview, { [name]: next[name] })
      changes[name].push(
        (await shown) - (await page.evaluate(() => (window as never as { changedAt: number }).changedAt)),
      )
    }
  }
  const all = Object.entries({ ...edits, ...changes }).map(([name, times]) => [`${name} p95, ms`, percentile(times)])
  return { 'first preview, ms': Math.round(opened), ...(Object.fromEntries(all) as Figures) }
}

/** How long the server checks a text with one change. */
function diagnosticsTime(manifest: Manifest): number {
  const manifests = readManifests('manifests')
  const texts = Array.from({ length: rounds }, (_, round) =>
    JSON.stringify({ ...manifest, extends: 'base', name: `Betogol ${round}` }, null, 2),
  )
  return percentile(
    texts.map((text) => {
      const from = performance.now()
      checkText(manifests, 'betogol', text)
      return performance.now() - from
    }),
  )
}

/** What Studio loads before anything is on its screen. */
async function firstScripts(): Promise<number> {
  await buildApp()
  const html = readFileSync(join(appFolder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)]
  const bytes = scripts.map(([, file = '']) => brotliCompressSync(readFileSync(join(appFolder, file))).length)
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000)
}

const percentile = (times: number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.ceil(0.95 * times.length) - 1] ?? Number.NaN)

type Checked = Window & { check: CheckPage; changedAt: number }

/** Runs in Studio’s page: opens a preview, and returns how long it takes until it is painted. */
async function openPreview(given: { address: string; token: string; manifest: Manifest; context: PreviewContext }) {
  const { check } = window as unknown as Checked
  const from = performance.now()
  check.open(given.address, given.token, given.manifest, given.context)
  return (await check.applied()) - from
}

/** Runs in Studio’s page: edits the manifest in several ways, and returns the time of each edit until it is painted. */
async function editPreview({ manifest, rounds: count }: { manifest: Manifest; rounds: number }) {
  const { check } = window as unknown as Checked
  const { blocks: list } = manifest.pages.MAIN
  const edits: Record<string, (round: number) => void> = {
    colour: (round) => (manifest.theme.tokens.brand.dark = `#${(0x30_80_ff + round).toString(16)}`),
    'block option': (round) => Object.assign(list.at(-1)!, { limit: 2 + (round % 9) }),
    text: (round) => (manifest.texts = { en: { common: { 'nav.skip': `Skip ${round}` } } }),
    'block moved': () => list.unshift(...list.splice(1, 1)),
  }
  const times: Record<string, number[]> = {}
  for (const [name, apply] of Object.entries(edits)) {
    times[name] = []
    for (let round = 0; round < count; round++) {
      apply(round)
      check.events.length = 0
      const from = performance.now()
      check.preview.showManifest(manifest)
      while (!check.events.some(({ kind }) => kind === 'applied'))
        await new Promise((resolve) => setTimeout(resolve, 1))
      times[name].push(check.events.find(({ kind }) => kind === 'applied')!.at - from)
    }
  }
  return times
}

function changePreview(change: Partial<PreviewContext>) {
  const page = window as unknown as Checked
  page.changedAt = Date.now()
  page.check.preview.context(change)
}

/** Runs in the preview: resolves with the time at which a theme, a language or a role is painted. */
function until(root: Element, { name, value }: { name: string; value: string }): Promise<number> {
  const isShown = () => {
    if (name === 'role') return (root.querySelector('[data-balance]') === null) === (value === 'visitor')
    return root.getAttribute(name === 'theme' ? 'data-theme' : 'lang') === value
  }
  return new Promise((resolve) => {
    const paint = () => requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
    if (isShown()) return paint()
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      paint()
    })
    return observer.observe(root, { attributes: true, ...(name === 'role' && { childList: true, subtree: true }) })
  })
}
