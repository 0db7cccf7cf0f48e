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
 * and between the engine’s folders, by alias (`#engine`, `#domains`, `#manifest`, `#api`, `#schemas`) wherever there is one.
 */
export function importRules(needs: Needs): ImportRule[] {
  const folders = importRows.flatMap((row) => foldersOf(row, needs))
  return importRows.flatMap((row) => {
    const own = folders.filter((folder) => folder.row === row)
    if (own.length > 0) return own.flatMap(folderRules)
    if (row.in === undefined) return [fileRule(row)]
    return folders.filter((folder) => isIn(folder, row.in!)).map((folder) => addedRule(row, row.in!, folder))
  })
}

const isFile = (path: string) => /\.[a-z]+$/.test(path)

function foldersOf(row: ImportRow, needs: Needs): Folder[] {
  if (isFile(row.who)) return []
  const may = row.may.flatMap(expand)
  if (row.who !== 'domains/*') return expand(row.who).map((path) => ({ row, path, may }))
  return Object.entries(needs).map(([name, others]) => ({
    row,
    path: `domains/${name}`,
    may: [...may, ...others.map((other) => `domains/${other}`)],
  }))
}

const isIn = ({ row, path }: Folder, who: string) => row.who === who || path === who

/** One rule for each level: how far up a relative specifier may lead depends on it. */
const folderRules = ({ row, path, may }: Folder): ImportRule[] =>
  Array.from({ length: maxLevels }, (_, level) => {
    const from = path + '/*'.repeat(level)
    return rule(`${from}/*.{ts,tsx}`, [...inside(level), ...may.flatMap((target) => specifiers(from, target))], row)
  }).flat()

/** The rule of single files in a folder, which may import more than the folder. */
function addedRule(row: ImportRow, who: string, { path, may }: Folder): ImportRule {
  const file = path + row.who.slice(who.length)
  const from = file.slice(0, file.lastIndexOf('/'))
  const targets = [...may, ...row.may.flatMap(expand)]
  return rule(
    file,
    [...inside(levels(from) - levels(path)), ...targets.flatMap((target) => specifiers(from, target))],
    row,
  )
}

/** The rule of a file outside the folders: it imports what is listed, and of its own folder nothing else. */
function fileRule(row: ImportRow): ImportRule {
  const from = row.who.slice(0, Math.max(row.who.lastIndexOf('/'), 0))
  return rule(
    row.who,
    row.may.flatMap(expand).flatMap((target) => specifiers(from, target)),
    row,
  )
}

const levels = (path: string) => (path === '' ? 0 : path.split('/').length)

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
  if ((top === 'engine' || top === 'domains') && !from.startsWith('studio/')) return [`!#${top}/${below}`]
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

function messageOf({ who, may, note, in: within }: ImportRow): string {
  const own = isFile(who) && within === undefined ? [] : ['its own folder']
  const list = [...own, ...may, ...(note === undefined ? [] : [note.replaceAll('`', '')])]
  const also = within === undefined ? '' : `, beside what ${within} may`
  return `${who} may import ${list.join(', ') || 'npm packages'}${also}, and nothing else of ours: see CONTRIBUTING.md, “Who may import whom”.`
}
