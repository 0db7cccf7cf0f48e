import { expand, generated, importRows, type ImportRow } from './imports.ts'

/** An override of the lint configuration: files, and the specifiers that they may not import (a later pattern wins). */
interface ImportRule {
  files: string[]
  group: string[]
  message: string
}

/** The domains that each domain may import. */
export type Needs = Readonly<Record<string, readonly string[]>>

/** A folder that imports: as a row has it, or one domain. */
interface Folder {
  row: ImportRow
  path: string
  /** What it may import: paths without braces. */
  may: string[]
}

/** Folders have at most so many levels, their own among them. */
const maxLevels = 6

/**
 * Returns the table as lint rules. Lint compares specifiers as text, so their form is fixed: relative within a row’s folder
 * and between the engine’s folders, by alias (`#engine`, `#domains`, `#manifest-tools`, `#manifest`, `#api`, `#schemas`)
 * wherever there is one.
 */
export const importRules = (needs: Needs): ImportRule[] =>
  importRows.flatMap((row) => foldersOf(row, needs)).flatMap(folderRules)

const isFile = (path: string) => /\.[a-z]+$/.test(path)

function foldersOf(row: ImportRow, needs: Needs): Folder[] {
  const may = row.may.flatMap(expand)
  if (row.who !== 'domains/*') return expand(row.who).map((path) => ({ row, path, may }))
  return Object.entries(needs).map(([name, others]) => ({
    row,
    path: `domains/${name}`,
    may: [...may, ...others.map((other) => `domains/${other}`)],
  }))
}

/** One rule for each level: how far up a relative specifier may lead depends on it. */
const folderRules = ({ row, path, may }: Folder): ImportRule[] =>
  Array.from({ length: row.isOwnFiles ? 1 : maxLevels }, (_, level) => {
    const from = path + '/*'.repeat(level)
    return rule(`${from}/*.{ts,tsx}`, [...inside(level), ...may.flatMap((target) => specifiers(from, target))], row)
  })

const levels = (path: string) => path.split('/').length

const up = (count: number) => (count === 0 ? './' : '../'.repeat(count))

/** Allows relative specifiers that stay in a folder, in files so many levels below it. */
const inside = (level: number) => ['!./**', ...(level > 0 ? ['!../**'] : []), `${up(level + 1)}**`]

/** Allows what is under a path: by its alias if it has one, else relative. Aliases belong to the root package, which Studio is not. */
function specifiers(from: string, target: string): string[] {
  if (target === generated) return ['!#manifest', '!#api', '!#schemas/**']
  if (target.startsWith('#')) return [`!${target}`]
  const [top, ...rest] = (isFile(target) ? target : `${target}/**`).split('/')
  const below = rest.join('/')
  const isSame = top === from || (['engine', 'studio'].includes(top!) && from.startsWith(`${top}/`))
  if (isSame) return [`!${up(levels(from) - 1)}${below}`]
  if (['engine', 'domains', 'manifest-tools'].includes(top!) && !from.startsWith('studio/'))
    return [`!#${top}/${below}`]
  return [`!${up(levels(from))}${top}${below && `/${below}`}`]
}

const ours = ['#*', '#*/**', '.', '..', '.*/**']

const never = ['./../**', '**/[a-z]*/../**', '**/*.{test,fixture,spec}.*', '**/testing/**', '**/testing.*']

/** Forbids all of ours save what is allowed. Tests are never allowed, nor specifiers that lead up again after a name. */
const rule = (files: string, allowed: string[], row: ImportRow): ImportRule => ({
  files: [files],
  group: [...ours, ...allowed, ...never],
  message: messageOf(row),
})

function messageOf({ who, may, note }: ImportRow): string {
  const list = ['its own folder', ...may, ...(note === undefined ? [] : [note.replaceAll('`', '')])]
  return `${who} may import ${list.join(', ')}, and nothing else of ours: see docs/imports.md.`
}
