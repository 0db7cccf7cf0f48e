import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import type { Result } from '../bench.ts'
import type { BuildGraph } from './build-graph.ts'

/** The recorded chunks of each brand’s pages. */
const recordFile = 'bench/chunks.json'

/** The names of chunks, by brand and page. */
export type FetchedChunks = Record<string, Record<string, string[]>>

/** Returns the modules of a script that a brand does not use. */
export const unusedIn = (path: string, manifest: Manifest, build: BuildGraph) =>
  build.modulesOf(path).filter((module) => !isUsed(module, manifest))

/** Whether a brand may fetch a module: of the alternatives that a manifest chooses between, only the chosen one. */
export function isUsed(module: string, { sport, chats, jackpots, loader, languages }: Manifest): boolean {
  const chosen: Record<string, readonly (string | undefined)[]> = {
    sports: [sport?.use],
    chats: chats.map(({ use }) => use),
    jackpots: [jackpots.games.use, jackpots.tvGames.use],
    loaders: [loader.use],
  }
  const [, slot = '', widget] = /^widgets\/(sports|chats|jackpots|loaders)\/([\w-]+)\//.exec(module) ?? []
  // American English is the fallback of date-fns itself.
  const [, locale] = /\/date-fns\/locale\/(\w+)(?:-\w+)?(?:\/|\.js)/.exec(module.replace('/locale/en-US', '')) ?? []
  if (widget) return chosen[slot]!.includes(widget)
  return locale === undefined || locale.startsWith('_') || locale === languages[0]
}

/** What a visit to a brand’s pages fetched, and what of it was in vain, as sentences. */
interface Seen {
  pages: Record<string, readonly string[]>
  /** Pages whose list is incomplete: they are checked for additions only. */
  unready: readonly string[]
  wasted: readonly string[]
}

/** Compares a visit with the brand’s record. Without one, a manifest is new, and only a note says so. */
export function compareWithRecord(
  brand: string,
  { pages, unready, wasted }: Seen,
  recorded: Record<string, string[]> | undefined,
): Required<Pick<Result, 'over' | 'notes'>> {
  if (!recorded) return { over: [], notes: [unrecorded] }
  const changes = Object.entries(pages).flatMap(([page, chunks]) =>
    chunkChanges(brand, page, chunks, recorded[page], !unready.includes(page)),
  )
  return { over: [...wasted, ...changes], notes: [] }
}

const unrecorded =
  'its chunks are not recorded, so only its sizes are checked; to record them: npm run bench -- size --record'

function chunkChanges(
  brand: string,
  page: string,
  fetched: readonly string[],
  recorded: readonly string[] = [],
  isComplete: boolean,
): string[] {
  const more = fetched.filter((name) => !recorded.includes(name)).map((name) => `${brand} ${page} fetches ${name}`)
  const fewer = recorded
    .filter((name) => isComplete && !fetched.includes(name))
    .map((name) => `${brand} ${page} no longer fetches ${name}`)
  return [...more, ...fewer].map((change) => `${change}: if it should, npm run bench -- size --record`)
}

export const readRecord = (): FetchedChunks =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as FetchedChunks) : {}

export const writeRecord = (fetched: FetchedChunks) =>
  writeFileSync(recordFile, `${JSON.stringify(fetched, null, 2)}\n`)
