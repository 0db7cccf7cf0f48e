import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium as launcher } from '@playwright/test'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { chromium } from '../../scripts/browser.ts'
import { overBudget, type Bench, type Result } from '../bench.ts'
import {
  compareWithRecord,
  readChunkNames,
  readRecord,
  writeRecord,
  type ChunkNames,
  type FetchedChunks,
} from './chunks.ts'
import { visit, type Fetched, type Visit } from './first-visit.ts'

const budgets = {
  'JS before ready, KB': { most: 145 },
  'JS until idle, KB': { most: 30 },
  'CSS, KB': { most: 16 },
  'page, KB': { most: 16 },
}

/** How many brands are visited at the same time. A visit mostly waits. */
const atOnce = 3

/**
 * Measures what a first visit to each brand downloads: the Brotli sizes of the main page and of the files that it requests before
 * `ready` and until idle; and which chunks the main, login, registration and sport pages fetch. Differences from bench/chunks.json,
 * code that the brand does not use, and missing or unused preloads count as over budget. `--record` writes bench/chunks.json.
 * A brand without a record, which is a new manifest, has its sizes compared with the budgets and nothing else.
 */
export const sizeBench: Bench = async (targets) => {
  const browser = await launcher.launch(chromium.launchOptions)
  const names = readChunkNames('dist')
  const isRecording = process.argv.includes('--record')
  const recorded = isRecording ? {} : readRecord()
  const fetched: FetchedChunks = {}
  const results = new Map<string, Result>()
  const waiting = [...targets]
  const visitNext = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const { brand, address, manifest } = target
      const seen = await visit(
        browser,
        address,
        manifest,
        (page) => recorded[brand]?.[page] && names.pathsOf(recorded[brand][page]),
      )
      fetched[brand] = Object.fromEntries(
        Object.entries(seen.pages).map(([page, files]) => [page, chunkNames(files, names)]),
      )
      const figures = figuresOf(seen.pages.MAIN!, seen.html)
      const { over, notes } = compareWithRecord(
        brand,
        { pages: fetched[brand], unready: seen.unready, wasted: wasted(seen, manifest, names) },
        isRecording ? fetched[brand] : recorded[brand],
      )
      results.set(brand, { subject: brand, figures, over: [...overBudget(figures, budgets), ...over], notes })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitNext))
  await browser.close()
  if (isRecording) writeRecord(Object.fromEntries(targets.map(({ brand }) => [brand, fetched[brand]!])))
  return targets.map(({ brand }) => results.get(brand)!)
}

const isScript = ({ path }: Fetched) => path.endsWith('.js')

const chunkNames = (files: readonly Fetched[], names: ChunkNames) =>
  [...new Set(files.filter(isScript).map(({ path }) => names.nameOf(path)))].sort()

function figuresOf(files: readonly Fetched[], html: string): Record<string, number> {
  return {
    'JS before ready, KB': kilobytes(files.filter((file) => file.early && isScript(file)).map(({ path }) => path)),
    'JS until idle, KB': kilobytes(files.filter((file) => !file.early && isScript(file)).map(({ path }) => path)),
    'CSS, KB': kilobytes(files.map(({ path }) => path).filter((path) => path.endsWith('.css'))),
    'page, KB': rounded(brotliCompressSync(html).length),
    requests: files.length,
  }
}

/** Returns the code that is fetched but not used, and the code of the main page that is not preloaded, as sentences. */
function wasted({ pages, preloaded, ran }: Visit, manifest: Manifest, names: ChunkNames): string[] {
  const scripts = Object.values(pages).flat().filter(isScript)
  const unused = new Set(
    scripts.flatMap(({ path }) =>
      names.unusedIn(path, manifest).map((module) => `${names.nameOf(path)} brings ${module}`),
    ),
  )
  const vain = preloaded
    .filter((path) => !ran.has(path))
    .map((path) => `${names.nameOf(path)} is preloaded, and not used by the main page`)
  const late = pages.MAIN!.filter(
    (file) =>
      file.early && isScript(file) && names.nameOf(file.path) !== 'index.html' && !preloaded.includes(file.path),
  )
  return [
    ...unused,
    ...vain,
    ...late.map(({ path }) => `${names.nameOf(path)} is used by the main page, and not preloaded`),
  ]
}

const rounded = (bytes: number) => Math.round(bytes / 100) / 10

const kilobytes = (paths: readonly string[]) =>
  rounded(paths.reduce((sum, path) => sum + statSync(`dist${path}.br`).size, 0))
