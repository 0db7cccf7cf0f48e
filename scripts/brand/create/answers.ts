import { child } from '#manifest-tools/json/pointer.ts'
import { patternWords } from '#manifest-tools/check/patterns.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { follow, locate, useOf, type Schema } from '#manifest-tools/explain/schema.ts'

/** What the operator specified; absent values keep the inherited setting. */
export interface Answers {
  id: string
  name: string
  /** The brand to copy differences from. */
  from?: string
  hosts: string[]
  currency?: string
  languages?: string[]
  family?: string
  /** A sportsbook, or `none`. */
  provider?: string
  /** `#rrggbb`, like the accent. */
  colour?: string
  accent?: string
  theme?: string
}

/** Existing manifests, brands, hosts and currencies, to validate against. */
export interface Known {
  /** All manifests, including parents. */
  manifests: readonly string[]
  brands: readonly string[]
  brandsAt(host: string): readonly string[]
  currencies: readonly string[]
}

const at = (pointer: string): Schema => follow(locate(pointer, {})?.schema ?? {})

/** The sportsbooks of the schema. */
export const providers = (at('/sport').oneOf ?? []).map(useOf)

const accepted = {
  languages: (at('/languages/0').enum ?? []).map(String),
  family: (at('/registration/family').enum ?? []).map(String),
  theme: (at('/theme/default').enum ?? []).map(String),
  provider: [...providers, 'none'],
}

/** Returns the problem of an id; undefined if it is valid. */
export function idProblem(id: string, { manifests }: Known): string | undefined {
  const form = formProblem('the id', id, at('/id').pattern!)
  if (form) return form
  return manifests.includes(id)
    ? `the manifest "${id}" already exists: choose another id, or edit that file`
    : undefined
}

/** Returns the problem of a name; undefined if it is valid. */
export function nameProblem(name: string): string | undefined {
  const { maxLength = Infinity, pattern = '' } = at('/name')
  if (!name.trim()) return 'the name must not be empty'
  const form = formProblem('the name', name.trim(), pattern)
  if (form) return form
  return [...name].length > maxLength ? `the name must have at most ${maxLength} characters` : undefined
}

/** Returns every problem of the answers, each with what to do. */
export function problemsOf(answers: Answers, known: Known): string[] {
  const { id, name, from, hosts, currency, languages = [], colour, accent } = answers
  const found = [
    idProblem(id, known),
    nameProblem(name),
    from === undefined ? undefined : listProblem('--from', from, known.brands, 'brand'),
    ...hosts.map((host) => hostProblem(host, known)),
    currency === undefined ? undefined : currencyProblem(currency, known),
    ...languages.map((language) => listProblem('--languages', language, accepted.languages, 'language')),
    ...(['family', 'provider', 'theme'] as const).map((key) => {
      const value = answers[key]
      return value === undefined ? undefined : listProblem(`--${key}`, value, accepted[key], key)
    }),
    ...Object.entries({ colour, accent }).map(([key, value]) => colourProblem(key, value)),
  ]
  return found.filter((problem) => problem !== undefined)
}

function formProblem(what: string, value: string, pattern: string): string | undefined {
  return new RegExp(pattern, 'u').test(value)
    ? undefined
    : `${what} must ${patternWords(pattern).must}, but is "${value}"`
}

function listProblem(flag: string, value: string, names: readonly string[], what: string): string | undefined {
  if (names.includes(value)) return undefined
  const suggestion = suggest(value, names)
  return `${flag}: unknown ${what} "${value}" (${names.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`
}

function hostProblem(host: string, { brandsAt }: Known): string | undefined {
  const form = formProblem('--host', host, at('/hosts').propertyNames!.pattern!)
  if (form) return form
  const [owner] = brandsAt(host)
  return owner ? `--host: ${host} is already a host of ${owner}` : undefined
}

function currencyProblem(currency: string, { currencies }: Known): string | undefined {
  const form = formProblem('--currency', currency, at('/currency').pattern!)
  if (form) return form
  return currencies.includes(currency) ? undefined : `--currency: "${currency}" is not an ISO 4217 currency`
}

const colourPattern = at(['theme', 'tokens', 'brand', 'dark'].reduce<string>(child, '')).pattern!

function colourProblem(key: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : formProblem(`--${key}`, value, colourPattern)
}
