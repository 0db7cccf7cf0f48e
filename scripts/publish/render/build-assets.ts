import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createRequire } from 'node:module'
import type { Block, Language, Manifest, PageKey } from '#manifest'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { cached } from '#manifest-tools/layers/cached.ts'
import { brandTexts } from '../brands/brand-texts.ts'
import { rulesFor, type Sheet } from '../build/critical-css.ts'
import { firstScriptFile, sheetsFile, renderFile } from '../build/build-files.ts'
import type { Renderer } from '#engine/rendered-page.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { officialBlocks } from '#engine/routing/page-blocks.ts'
import { themeAttributes } from '#engine/theme/theme-css.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

/** The scripts and styles that a page needs besides the engine’s. */
export interface PageAssets {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The parts of a build that a brand’s pages need. */
export interface BuildAssets {
  /** A hash of the list of files, which identifies the build. */
  buildId: string
  /** The script in the head of pages. */
  firstScript: string
  /** Returns the @font-face rules of a typeface, and the faces that a first page needs in either direction. */
  font(font: Manifest['theme']['font']): FontAssets
  /** Returns what a page loads in addition to the entry; without one, what the frame does. */
  page(manifest: Manifest, page: PageKey | undefined): PageAssets
  /** Returns the rules that the elements of a page’s HTML need. */
  css(manifest: Manifest, page: PageKey | undefined, html: string): string
  renderer: Renderer
  /** Returns all texts of a language by namespace, with the brand’s own. */
  texts(manifest: Manifest, language: Language): Record<string, JsonObject>
  /** Returns the code of the service worker. */
  serviceWorker(): string
}

export interface FontAssets {
  css: string
  latin: string[]
  arabic: string
}

const engine = 'index.html'
const fonts = 'engine/theme/fonts/'

/** Reads the list of files of the build in `folder`. */
export function readBuild(folder: string): BuildAssets {
  const text = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const entry = closure([engine], chunks)
  const later = Object.keys(chunks).filter((key) => !key.startsWith(fonts))
  /** Returns a block’s own chunk, otherwise the engine’s, which contains the usual blocks (vite.config.ts). */
  const chunkOf = (block: string) => {
    const own = `widgets/blocks/${block}/index.tsx`
    return chunks[own] ? own : engine
  }
  const stylesOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => chunks[key]!.css ?? []))]
  const scriptsOf = (keys: readonly string[]) => [...new Set(keys.map((key) => chunks[key]!.file))]
  const page = (manifest: Manifest, name: PageKey | undefined): PageAssets => {
    const { header, footer, bottomBar } = manifest.frame
    const { rail = manifest.frame.rail, blocks = [] } = name ? manifest.pages[name] : {}
    const all = [officialBlocks(manifest), header, rail, footer, bottomBar, blocks].flat()
    const keys = [...closure(chunksOf(all, manifest, chunkOf), chunks)].filter((key) => !entry.has(key))
    return { scripts: scriptsOf(keys), styles: stylesOf(keys) }
  }
  const read = cached((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const sheets = cached((file) => JSON.parse(read(file)) as Record<string, Sheet>)
  const product = cached((language) =>
    Object.fromEntries(
      readdirSync(`${folder}/locales/${language}`)
        .filter((file) => file.endsWith('.json'))
        .map((file) => [basename(file, '.json'), JSON.parse(read(`locales/${language}/${file}`)) as JsonObject]),
    ),
  )
  const fontOf = cached((font) => fontAssets(read(chunks[`engine/theme/fonts/${font}.css`]!.file).trim()))
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 8),
    firstScript: read(firstScriptFile).trim(),
    font: fontOf,
    page,
    css(manifest, name, html) {
      const loader = [...closure([`widgets/loaders/${manifest.loader.use}/index.tsx`], chunks)]
      const own = [...stylesOf([...entry]), ...page(manifest, name).styles, ...stylesOf(loader)]
      // Blocks draw parts whose code they load themselves; their rules come last, as in the browser.
      const files = new Set([...own, ...stylesOf(later)])
      const looks = Object.entries(themeAttributes(manifest.theme)).map(([key, value]) => ` ${key}="${value}"`)
      const root = `<html${looks.join('')}>`
      return rulesFor(
        root + html,
        [...files].map((file) => sheets(sheetsFile)[file]!),
      )
    },
    renderer: pageRenderer(folder),
    texts: (manifest, language) => brandTexts(manifest, language, product(language)),
    serviceWorker: () => read('service-worker.js'),
  }
}

/** Returns the chunks of blocks, including the looks of jackpots. */
function chunksOf(blocks: readonly Block[], { jackpots }: Manifest, chunkOf: (block: string) => string): string[] {
  return withInner(blocks).flatMap((block) => {
    if (block.use !== 'jackpot') return chunkOf(block.use)
    const look = block.kind === 'games' ? jackpots.games : jackpots.tvGames
    return [chunkOf(block.use), `widgets/jackpots/${look.use}/index.tsx`]
  })
}

function fontAssets(css: string): FontAssets {
  const faces = (subset: string) =>
    [...css.matchAll(new RegExp(`url\\(([^)]*-${subset}-(?!ext)[^)]*)\\)`, 'g'))].map(([, address]) => address!)
  return { css, latin: faces('latin'), arabic: faces('arabic')[0] ?? '' }
}

/** Returns chunks with their static imports, imports first: the order of their styles. */
function closure(keys: readonly string[], chunks: Record<string, Chunk>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) continue
    closure(chunk.imports ?? [], chunks, seen)
    seen.add(key)
  }
  return seen
}

/** Returns the code of a build that renders pages. It is loaded once it is needed. */
export function pageRenderer(build: string): Renderer {
  let loaded: Renderer | undefined
  const load = () => (loaded ??= createRequire(import.meta.url)(resolve(build, renderFile)) as Renderer)
  return {
    renderPage: (page) => load().renderPage(page),
    listItems: (manifest, sendGet) => load().listItems(manifest, sendGet),
  }
}
