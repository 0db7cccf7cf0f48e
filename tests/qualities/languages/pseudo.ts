import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Texts = string | { [key: string]: Texts }

const letters: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ğ',
  h: 'ħ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  G: 'Ğ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
}

/** A text in the pseudo-language: in brackets, with accents, 40 % longer. Interpolations stay as they are. */
function pseudo(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/)
  return `⟦${parts.map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, lengthen))).join('')}⟧`
}

const lengthen = (letter: string) =>
  (letters[letter] ?? letter) + (/[aeiouy]/i.test(letter) ? (letters[letter.toLowerCase()] ?? letter) : '')

const pseudoTexts = (texts: Texts): Texts =>
  typeof texts === 'string'
    ? pseudo(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)]))

/**
 * Builds the site with the pseudo-language in place of every language, including the prerendered frame and the shell,
 * with manifests to serve, whose own texts are in it, too.
 */
export function pseudoLanguageSite(): { BUILD: string; MANIFESTS: string } {
  const stamp = createHash('sha256').update(readFileSync('dist/sources.sha256'))
  for (const file of manifestFiles()) stamp.update(readFileSync(join('manifests', file)))
  const root = join(tmpdir(), `pseudo-site-${stamp.digest('hex').slice(0, 16)}`)
  if (!existsSync(root)) {
    const unfinished = `${root}-${process.pid}`
    makeSite(unfinished)
    renameSync(unfinished, root)
  }
  return { BUILD: join(root, 'dist'), MANIFESTS: join(root, 'manifests') }
}

const manifestFiles = () => readdirSync('manifests').filter((file) => file.endsWith('.json'))

function makeSite(root: string): void {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const entry of readdirSync('dist'))
    if (entry !== 'locales') symlinkSync(resolve('dist', entry), join(root, 'dist', entry))
  for (const language of readdirSync('dist/locales')) {
    const folder = join(root, 'dist/locales', language)
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync('dist/locales/en').filter((name) => name.endsWith('.json'))) {
      writeFileSync(
        join(folder, file),
        JSON.stringify(pseudoTexts(withForms(language, JSON.parse(readFileSync(`dist/locales/en/${file}`, 'utf8'))))),
      )
    }
  }
  cpSync('manifests', join(root, 'manifests'), { recursive: true })
  for (const file of manifestFiles().filter((name) => name !== 'base.json')) {
    const path = join(root, 'manifests', file)
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { texts?: Record<string, Texts> }
    const own = pseudoTexts(manifest.texts?.en ?? {})
    writeFileSync(
      path,
      JSON.stringify({
        ...manifest,
        texts: Object.fromEntries(Object.keys(manifest.texts ?? {}).map((language) => [language, own])),
      }),
    )
  }
}

/** English plurals in all forms that a language needs. */
function withForms(language: string, texts: Texts): Texts {
  if (typeof texts === 'string') return texts
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const entries = Object.entries(texts).flatMap(([key, value]): [string, Texts][] => {
    const forms = key.endsWith('_other') ? pluralCategories.map((form) => key.replace('_other', `_${form}`)) : []
    return [
      [key, withForms(language, value)],
      ...forms.filter((form) => !(form in texts)).map((form): [string, Texts] => [form, value]),
    ]
  })
  return Object.fromEntries(entries)
}
