import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium as launcher } from '@playwright/test'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { readyChromium } from '../../scripts/browser.ts'
import { overBudget, type Bench, type Result } from '../bench.ts'
import { readBuildGraph, type BuildGraph } from './build-graph.ts'
import { compareWithRecord, readRecord, unusedIn, writeRecord, type FetchedChunks } from './chunks.ts'
import { visit, type Fetched, type Visit } from './first-visit.ts'
import { earlyChunks, largePages, readEarlyChunks, sizesOfPages, writeEarlyChunks } from './pages.ts'
import { visitPages } from './visit-pages.ts'

const budgets = {
  'JS before ready, KB': { most: 143 },
  'JS until idle, KB': { most: 31.2 },
  'CSS, KB': { most: 16 },
  'page, KB': { most: 21.6 },
}

/** How many brands are visited at the same time. A visit mostly waits. */
const atOnce = 3

/**
 * Measures what a first visit to each brand downloads: the Brotli sizes of the main page and of the files that it requests before
 * `ready` and until idle; which chunks the main, login, registration and sport pages fetch; and what every page needs before
 * it is ready, computed from the build and bench/pages.json. Differences from bench/chunks.json, code that the brand does not
 * use, and missing or unused preloads count as over budget. `--record` visits every page and writes both files.
 * A brand without a record, which is a new manifest, has its sizes compared with the budgets and nothing else.
 */
export const sizeBench: Bench = async (targets) => {
  const browser = await launcher.launch(readyChromium())
  const build = readBuildGraph('dist')
  const isRecording = process.argv.includes('--record')
  const recorded = isRecording ? {} : readRecord()
  const fetched: FetchedChunks = {}
  const early = isRecording ? {} : readEarlyChunks()
  const results = new Map<string, Result>()
  const waiting = [...targets]
  const visitNext = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const { brand, address, manifest } = target
      const seen = await visit(
        browser,
        address,
        manifest,
        (page) => recorded[brand]?.[page] && build.pathsOf(recorded[brand][page]),
      )
      fetched[brand] = Object.fromEntries(
        Object.entries(seen.pages).map(([page, files]) => [page, chunkNames(files, build)]),
      )
      if (isRecording) early[brand] = earlyChunks(await visitPages(browser, address, manifest), build)
      const figures = figuresOf(seen.pages.MAIN!, seen.html)
      const pages = sizesOfPages(manifest, early[brand] ?? {}, build)
      const { over, notes } = compareWithRecord(
        brand,
        { pages: fetched[brand], unready: seen.unready, wasted: wasted(seen, manifest, build) },
        isRecording ? fetched[brand] : recorded[brand],
      )
      results.set(brand, {
        subject: brand,
        figures: {
          ...figures,
          ...Object.fromEntries(Object.entries(pages).map(([page, size]) => [`${page}, KB`, size])),
        },
        over: [...overBudget(figures, budgets), ...largePages(pages), ...over],
        notes,
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitNext))
  await browser.close()
  if (isRecording) {
    writeRecord(Object.fromEntries(targets.map(({ brand }) => [brand, fetched[brand]!])))
    writeEarlyChunks(Object.fromEntries(targets.map(({ brand }) => [brand, early[brand]!])))
  }
  return targets.map(({ brand }) => results.get(brand)!)
}

const isScript = ({ path }: Fetched) => path.endsWith('.js')

const chunkNames = (files: readonly Fetched[], build: BuildGraph) =>
  [...new Set(files.filter(isScript).map(({ path }) => build.nameOf(path)))].sort()

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
function wasted({ pages, preloaded, ran }: Visit, manifest: Manifest, build: BuildGraph): string[] {
  const scripts = Object.values(pages).flat().filter(isScript)
  const unused = new Set(
    scripts.flatMap(({ path }) =>
      unusedIn(path, manifest, build).map((module) => `${build.nameOf(path)} brings ${module}`),
    ),
  )
  const vain = preloaded
    .filter((path) => !ran.has(path))
    .map((path) => `${build.nameOf(path)} is preloaded, and not used by the main page`)
  const late = pages.MAIN!.filter(
    (file) =>
      file.early && isScript(file) && build.nameOf(file.path) !== 'index.html' && !preloaded.includes(file.path),
  )
  return [
    ...unused,
    ...vain,
    ...late.map(({ path }) => `${build.nameOf(path)} is used by the main page, and not preloaded`),
  ]
}

const rounded = (bytes: number) => Math.round(bytes / 100) / 10

const kilobytes = (paths: readonly string[]) =>
  rounded(paths.reduce((sum, path) => sum + statSync(`dist${path}.br`).size, 0))
