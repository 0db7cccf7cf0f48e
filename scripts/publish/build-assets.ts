import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import { readSheet, type Sheet } from './critical-css.ts'
import { firstPainter, type FirstPaint } from './first-paint.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

interface MainPageAssets {
  /** Of the frame, and so of every page. */
  scripts: string[]
  styles: string[]
  /** Scripts and styles of the main page alone. */
  mainFiles: string[]
}

/** What the build made, as far as a brand’s shell needs to know it. */
export interface BuildAssets {
  /** A hash of the list of files: the same for the same build. */
  buildId: string
  /** The @font-face rules of a typeface, and the addresses of the faces that a first page needs in either direction. */
  font(font: Manifest['theme']['font']): FontAssets
  /** What the frame and the main page fetch before that is ready, save what the entry brings anyway. */
  mainPage(manifest: Manifest): MainPageAssets
  /** What the brand’s shell shows before any of them has come. */
  firstPaint(manifest: Manifest): FirstPaint
  /** A language’s first namespace. */
  texts(language: string): object
  /** The code of the service worker. */
  serviceWorker(): string
}

export interface FontAssets {
  css: string
  latin: string[]
  arabic: string
}

/** What nobody sees: brands’ hosts differ in little else as a rule, and then share what is painted. */
const unpainted = { hosts: {}, api: {}, seo: {}, services: {} }

/** Reads the list of a build’s files from `folder`. */
export function readBuild(folder: string): BuildAssets {
  const text = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const entry = closure(['index.html'], chunks)
  const usual = Object.keys(chunks).find((key) => chunks[key]!.name === 'usual-blocks')
  /** A block’s own chunk, else the one that the usual blocks share (vite.config.ts). */
  const chunkOf = (block: string) => {
    const own = `widgets/blocks/${block}/index.tsx`
    const chunk = chunks[own] ? own : usual
    if (!chunk) throw new Error(`the build has no code for the block ${block}`)
    return chunk
  }
  const stylesOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => chunks[key]!.css ?? []))]
  const scriptsOf = (keys: readonly string[]) => [...new Set(keys.map((key) => chunks[key]!.file))]
  const mainPage = (manifest: Manifest): MainPageAssets => {
    const { header, rail, footer, bottomBar } = manifest.frame
    const frame = [...closure(chunksOf([header, rail, footer, bottomBar].flat(), manifest, chunkOf), chunks)].filter(
      (key) => !entry.has(key),
    )
    const all = [...closure(chunksOf(manifest.pages.MAIN.blocks, manifest, chunkOf), chunks)]
    const main = all.filter((key) => !entry.has(key) && !frame.includes(key))
    return { scripts: scriptsOf(frame), styles: stylesOf(frame), mainFiles: [...scriptsOf(main), ...stylesOf(main)] }
  }
  const read = remembering((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const sheetOf = remembering((file): Sheet => readSheet(read(file)))
  const texts = remembering((language) => JSON.parse(read(`locales/${language}/common.json`)) as object)
  const fontOf = remembering((font) => fontAssets(read(chunks[`engine/theme/fonts/${font}.css`]!.file).trim()))
  let painter: ReturnType<typeof firstPainter> | undefined
  const painted = { of: '', paint: undefined as FirstPaint | undefined }
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 8),
    font: fontOf,
    mainPage,
    texts,
    serviceWorker: () => read('service-worker.js'),
    firstPaint(manifest) {
      const of = JSON.stringify({ ...manifest, ...unpainted })
      if (painted.paint && painted.of === of) return painted.paint
      const loader = [...closure([`widgets/loaders/${manifest.loader.use}/index.tsx`], chunks)]
      const { styles, mainFiles } = mainPage(manifest)
      const files = new Set([
        ...stylesOf([...entry]),
        ...styles,
        ...mainFiles.filter((file) => file.endsWith('.css')),
        ...stylesOf(loader),
      ])
      painter ??= firstPainter(folder)
      return Object.assign(painted, {
        of,
        paint: painter(manifest, texts(manifest.languages[0]), [...files].map(sheetOf)),
      }).paint
    },
  }
}

/** Works out each answer once: a build does not change. */
function remembering<Answer>(work: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>()
  return (name) => {
    if (!known.has(name)) known.set(name, work(name))
    return known.get(name)!
  }
}

/** The chunks of blocks, and of the looks that jackpots among them have. */
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

/** The chunks and everything that they import at once, the imported before the importing: their styles go in that order. */
function closure(keys: readonly string[], chunks: Record<string, Chunk>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) continue
    closure(chunk.imports ?? [], chunks, seen)
    seen.add(key)
  }
  return seen
}
