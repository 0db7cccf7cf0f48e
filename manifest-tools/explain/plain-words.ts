import type { Diagnostic } from '../check/diagnostic.ts'
import { label } from '../check/label.ts'
import { isObject, keys, parent, valueAt } from '../json/pointer.ts'
import { NamesAt, widgetNamed, type Named } from './names-at.ts'
import { follow, locate, manifestSchema, type Schema } from './schema.ts'
import { entryTitle, languageTitle, pageTitle } from './titles.ts'

/** Returns a problem in the words of Studio’s forms: names of the file are the titles that the forms show. */
export function plainProblem<Problem extends Diagnostic>(problem: Problem, manifest: unknown): Problem {
  const { code, pointer, message, suggestion, effect, accepted } = problem
  // A mistake of the file’s syntax is about its characters.
  if (code === 'json/syntax') return problem
  const names = new NamesAt(pointer, manifest)
  const title = (name: string) => switchWords[name] ?? names.accepted(name)?.title ?? name
  return {
    ...problem,
    message: plainWords(message, pointer, manifest),
    ...(suggestion !== undefined && { suggestion: title(suggestion) }),
    ...(effect !== undefined && { effect: plainWords(effect, pointer, manifest) }),
    ...(accepted && { accepted: accepted.map(title) }),
  }
}

const switchWords: Partial<Record<string, string>> = { true: 'On', false: 'Off' }

type Phrases = readonly (readonly [RegExp, string])[]

/** What the checks say in the words of JSON, and what operators read in its place. */
const phrases: Phrases = [
  [/, but is (?:\[[^\]]*\]|\{.*?)(?=\.(?: |$))/, ''],
  [/: write (?:\{ .* … \}|"[\w-]+" instead of the object)/, ''],
  [/a guard’s name, or an object with "use"/, 'a guard'],
  [/null removes it here/, 'it is removed here'],
  [/^null removes nothing here/, 'This removes nothing'],
  [/^Each key of /, 'Each name in '],
  [/an object \{ … \}/g, 'a group of settings'],
  [/ \[ … \]/g, ''],
  [/ is text: (?=")/g, ' is '],
  [/ is null\b/, ' is empty'],
  [/^The manifest /, 'The brand '],
]

/** Words of the file for which forms have others. They are replaced outside of names. */
const terms: Phrases = [
  [/\btrue\b/g, 'on'],
  [/\bfalse\b/g, 'off'],
  [/\boverlay\b/g, 'window'],
  [/\bguard(s?)\b/g, 'condition$1'],
]

const pages = Object.keys(follow(manifestSchema.properties!.pages!).properties!)

/** Returns what can name something in a sentence. */
function namesIn(manifest: unknown): RegExp {
  const listed = valueAt(manifest, '/pages')
  const own = Object.keys(isObject(listed) ? listed : {}).filter((key) => /^[a-z][a-z0-9-]*$/.test(key))
  // Keys of the brand’s own pages look like words: they count where sentences name pages.
  const known = `(?<![\\w/@.:-])(?:${pages.join('|')})(?![\\w/])`
  const ofBrand = `(?:^(?=.*\\.$)|(?<=\\b(?:page|paths? of|links? to|leads? to) ))(?:${own.join('|') || '(?!)'})(?=[,.]|$| [a-z])`
  const more = `(?:(?:, | and | or | → )(?:${[...pages, ...own].join('|')})(?![\\w/-]))*`
  const patterns = {
    said: '“[^”]*”',
    entry: '\\b(?:[Ee]ntry \\d+ of )+"[^"]+"',
    quoted: '"(?:[^"\\\\]|\\\\.)*"|`[^`]+`',
    pages: `(?:${known}|${ofBrand})${more}`,
    path: '(?<![\\w/@.:-])[a-z]\\w*(?:\\.[\\w-]+)+(?![\\w/])',
    languages: '(?<= in )[a-z]{2}(?: \\(\\d+\\))?(?:, [a-z]{2}(?: \\(\\d+\\))?)*(?=[.,:]|$)',
    widget: '(?<=\\b(?:block|overlay) )[a-z][a-z0-9-]*',
  }
  const all = Object.entries(patterns).map(([name, source]) => `(?<${name}>${source})`)
  return new RegExp(all.join('|'), 'g')
}

/**
 * Returns a sentence of the checks in the words of Studio’s forms: names of settings, pages, widgets and languages as their
 * titles. Names that the operator gave, and values that no form has words for, stay. `pointer` is where the problem is.
 */
export function plainWords(text: string, pointer: string, manifest: unknown): string {
  const [section, key] = keys(pointer)
  if (section === 'pages' && key && text.endsWith(' cannot open on this brand'))
    return `the page “${pageTitle(key)}” cannot open on this brand`
  const around = new NamesAt(pointer, manifest)
  const start = replaced(text, phrases)
  let recent: Schema | undefined
  let words = ''
  let end = 0
  for (const { 0: found, index, groups = {} } of start.matchAll(namesIn(manifest))) {
    const before = start.slice(end, index)
    end = index + found.length
    words += replaced(before, terms) + titlesOf(found, groups, before)
  }
  return words + replaced(start.slice(end), terms)

  function titlesOf(
    found: string,
    { said, entry, quoted, pages: list, path, languages }: Groups,
    before: string,
  ): string {
    if (said) return said
    if (entry) return entryWords(entry)
    if (list) return pagesWords(list, before, end === list.length && text.endsWith('.'))
    if (languages) return languagesWords(languages, manifest)
    if (path) return titleOf(around.setting(path)) ?? path
    const [, kind = ''] = /(\w+) $/.exec(before) ?? []
    if (!quoted) return titleOf(widgetNamed(found, kind)) ?? found
    const name = quoted.slice(1, -1)
    // A mistake stays as it was typed.
    if (start.startsWith(' is not a ', end)) return `“${name}”`
    if (kind === 'language' || (kind === 'in' && /^[a-z]{2}$/.test(name))) return languageTitle(name)
    return titleOf(namedAfter(kind, name)) ?? `“${name}”`
  }

  function namedAfter(kind: string, name: string): Named | undefined {
    if (kind === 'setting') return around.onTheWay(name)
    return widgetNamed(name, kind) ?? (ofOperator.has(kind) ? undefined : around.named(name, recent))
  }

  function titleOf(named: Named | undefined): string | undefined {
    recent = named?.schema ?? recent
    return named && `“${named.title}”`
  }

  /** Words for an entry as `label` names it: what the list has there, if it is on the way to the problem. */
  function entryWords(name: string): string {
    const plain = name.replace(/"([^"]+)"/, (_all, list: string) => titleOf(around.named(list)) ?? `“${list}”`)
    for (let at = pointer; at !== ''; at = parent(at)) {
      if (label(at) !== name.replace(/^E/, 'e')) continue
      const entry = valueAt(manifest, at)
      const title = isObject(entry) && entryTitle(entry, follow(locate(parent(at), manifest)?.schema ?? {}))
      if (title) return `“${title}”, ${plain.replace(/^E/, 'e')},`
    }
    return plain
  }
}

type Groups = Partial<Record<string, string>>

/** What precedes a name that the operator gave, or that only the product has. */
const ofOperator = new Set('bot category entry field fields id key message name notice number page text'.split(' '))

const replaced = (text: string, all: Phrases) => all.reduce((words, [from, to]) => words.replace(from, to), text)

/** Words for a list of pages: the pages “Games” and “TV games”. */
function pagesWords(list: string, before: string, isStart: boolean): string {
  const titles = list.replace(/[\w-]+/g, (key) => (/^(?:and|or)$/.test(key) ? key : `“${pageTitle(key)}”`))
  if (/\bpages?:? $/.test(before)) return titles
  return `${isStart ? 'The' : 'the'} page${list.includes(' ') ? 's' : ''} ${titles}`
}

/** Languages of the brand by their names; other words of two letters stay. */
function languagesWords(list: string, manifest: unknown): string {
  const own = valueAt(manifest, '/languages')
  const codes = list.match(/\b[a-z]{2}\b/g) ?? []
  if (!Array.isArray(own) || !codes.every((code) => own.includes(code))) return list
  return list.replace(/\b[a-z]{2}\b/g, languageTitle)
}
