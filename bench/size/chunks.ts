import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { modulesFile } from '../../scripts/publish/module-list.ts'

/** The recorded chunks of each brand’s pages. */
const recordFile = 'bench/chunks.json'

/** The names of chunks, by brand and page. */
export type FetchedChunks = Record<string, Record<string, string[]>>

/** The scripts of a build, by URL path. */
export interface ChunkNames {
  /** Returns the name without hash, which is the same in every build. */
  nameOf(path: string): string
  /** Returns the paths of the scripts with these names that this build has. */
  pathsOf(names: readonly string[]): string[]
  /** Returns the modules of a script that a brand does not use. */
  unusedIn(path: string, manifest: Manifest): string[]
}

export function readChunkNames(build: string): ChunkNames {
  const chunks = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; name?: string; src?: string }
  >
  const modules = JSON.parse(readFileSync(`${build}/${modulesFile}`, 'utf8')) as Record<string, string[]>
  const names = new Map(Object.entries(chunks).map(([key, { file, name, src }]) => [`/${file}`, src ?? name ?? key]))
  return {
    nameOf: (path) => names.get(path) ?? path,
    pathsOf: (wanted) =>
      [...names].flatMap(([path, name]) => (wanted.includes(name) && path.endsWith('.js') ? [path] : [])),
    unusedIn: (path, manifest) => (modules[path.slice(1)] ?? []).filter((module) => !isUsed(module, manifest)),
  }
}

/** Whether a brand may fetch a module: of the alternatives that a manifest chooses between, only the chosen one. */
export function isUsed(module: string, { sport, chats, jackpots, loader, registration, languages }: Manifest): boolean {
  const chosen: Record<string, readonly (string | undefined)[]> = {
    sports: [sport?.use],
    chats: chats.map(({ use }) => use),
    jackpots: [jackpots.games.use, jackpots.tvGames.use],
    loaders: [loader.use],
  }
  const [, slot = '', widget] = /^widgets\/(sports|chats|jackpots|loaders)\/([\w-]+)\//.exec(module) ?? []
  const [, family] = /^widgets\/blocks\/register-form\/family-(\w)\b/.exec(module) ?? []
  // American English is the fallback of date-fns itself.
  const [, locale] = /\/date-fns\/locale\/(\w+)(?:-\w+)?(?:\/|\.js)/.exec(module.replace('/locale/en-US', '')) ?? []
  if (widget) return chosen[slot]!.includes(widget)
  if (family) return registration.family === family
  return locale === undefined || locale.startsWith('_') || locale === languages[0]
}

/** Returns the differences from the record as sentences. An incomplete list is checked for additions only. */
export function chunkChanges(
  brand: string,
  page: string,
  fetched: readonly string[],
  recorded: readonly string[] = [],
  isComplete = true,
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
