import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Block, Manifest, RouteKey } from '#manifest'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { cached } from '../manifests/cached.ts'
import { brandTexts, type PaintedTexts } from './brand-texts.ts'
import type { Sheet } from './critical-css.ts'
import { withEarlyBlocks } from './early-places.ts'
import { firstPainter, type FirstPaint } from './first-paint.ts'
import { paintedOnce } from './painted-once.ts'
import { sheetsFile } from './sheets-file.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

interface MainPageAssets {
  /** Scripts and styles of the frame, needed on every page. */
  scripts: string[]
  styles: string[]
  /** Scripts and styles that only the main page needs. */
  mainFiles: string[]
}

/** The parts of a build that a brand’s shell needs. */
export interface BuildAssets {
  /** A hash of the list of files, which identifies the build. */
  buildId: string
  /** Returns the @font-face rules of a typeface, and the faces that a first page needs in either direction. */
  font(font: Manifest['theme']['font']): FontAssets
  /** Returns what the frame and the main page load in addition to the entry. */
  mainPage(manifest: Manifest): MainPageAssets
  /** Returns what a brand’s pages load in addition to the frame. */
  pageFiles(manifest: Manifest): (page: RouteKey) => { scripts: string[]; styles: string[] }
  /** The script that shows other pages before the engine. */
  otherPage: string | undefined
  /** Returns what the shell shows before any script has loaded. */
  firstPaint(manifest: Manifest): FirstPaint
  /** Returns the first namespace in the brand’s first language, with the brand’s own texts. */
  texts(manifest: Manifest): JsonObject
  /** Returns the code of the service worker. */
  serviceWorker(): string
}

export interface FontAssets {
  css: string
  latin: string[]
  arabic: string
}

const engine = 'index.html'
const otherPage = 'engine/early/other-page.ts'

/** Reads the list of files of the build in `folder`. */
export function readBuild(folder: string): BuildAssets {
  const text = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const entry = closure([engine], chunks)
  /** Returns a block’s own chunk, otherwise the engine’s, which contains the usual blocks (vite.config.ts). */
  const chunkOf = (block: string) => {
    const own = `widgets/blocks/${block}/index.tsx`
    return chunks[own] ? own : engine
  }
  const stylesOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => chunks[key]!.css ?? []))]
  const scriptsOf = (keys: readonly string[]) => [...new Set(keys.map((key) => chunks[key]!.file))]
  const keysOf = (blocks: readonly Block[], manifest: Manifest, known: readonly string[] = []) =>
    [...closure(chunksOf(blocks, manifest, chunkOf), chunks)].filter((key) => !entry.has(key) && !known.includes(key))
  const frameOf = (manifest: Manifest) => {
    const { header, rail, footer, bottomBar } = manifest.frame
    return keysOf([header, rail, footer, bottomBar].flat(), manifest)
  }
  const pageFiles =
    (manifest: Manifest, frame = frameOf(manifest)) =>
    (page: RouteKey) => {
      const keys = keysOf(manifest.pages[page].blocks, manifest, frame)
      return { scripts: scriptsOf(keys), styles: stylesOf(keys) }
    }
  const mainPage = (manifest: Manifest): MainPageAssets => {
    const frame = frameOf(manifest)
    const { scripts, styles } = pageFiles(manifest, frame)('MAIN')
    return { scripts: scriptsOf(frame), styles: stylesOf(frame), mainFiles: [...scripts, ...styles] }
  }
  const read = cached((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const sheets = cached((file) => JSON.parse(read(file)) as Record<string, Sheet>)
  const product = cached((file) => JSON.parse(read(`locales/${file}.json`)) as JsonObject)
  const texts = (manifest: Manifest, namespace: keyof PaintedTexts = 'common') =>
    brandTexts(manifest, product(`${manifest.languages[0]}/${namespace}`), namespace)
  const fontOf = cached((font) => fontAssets(read(chunks[`engine/theme/fonts/${font}.css`]!.file).trim()))
  let painter: ReturnType<typeof firstPainter> | undefined
  const paint = (manifest: Manifest): FirstPaint => {
    const loader = [...closure([`widgets/loaders/${manifest.loader.use}/index.tsx`], chunks)]
    const { styles, mainFiles } = mainPage(manifest)
    const files = new Set([
      ...stylesOf([...entry]),
      ...styles,
      ...mainFiles.filter((file) => file.endsWith('.css')),
      ...stylesOf(loader),
    ])
    painter ??= firstPainter(folder)
    return painter(
      withEarlyBlocks(manifest),
      { common: texts(manifest), user: texts(manifest, 'user') },
      [...files].map((file) => sheets(sheetsFile)[file]!),
    )
  }
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 8),
    font: fontOf,
    mainPage,
    pageFiles,
    otherPage: chunks[otherPage]?.file,
    texts: (manifest) => texts(manifest),
    serviceWorker: () => read('service-worker.js'),
    firstPaint: paintedOnce(paint),
  }
}

/** Returns the chunks of blocks, including the looks of jackpots. */
function chunksOf(blocks: readonly Block[], { jackpots }: Manifest, chunkOf: (block: string) => string): string[] {
  return blocks.flatMap((block) => {
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
