import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { isolated } from '../../../vitest.config.ts'
import { lint, type Report, messagesOf } from './lint.ts'

/** Violations of the house’s rules other than the table of imports: file, its text, and the words that oxlint must say. */
const planted: [file: string, text: string, words: string][] = [
  ['engine/shell/c.ts', `import { d } from './d.ts'\nexport const c = () => d`, 'Dependency cycle'],
  ['engine/shell/e.ts', `import type { F } from './f.ts'\nexport interface E { f: F }`, 'Dependency cycle'],
  ['engine/ui/html.tsx', `export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`, 'no-danger'],
  ['engine/ui/html.ts', `document.body.innerHTML = ''`, 'SafeHtml is the only place'],
  ['engine/ui/long.ts', `${'export {}\n'.repeat(251)}`, 'max-lines'],
  ['engine/shell/local.ts', `export const a = () => localStorage.getItem('a')`, 'engine/data/storage.ts'],
  ['domains/rules.ts', `export const a = () => window.sessionStorage.length`, 'engine/data/storage.ts'],
  ['widgets/blocks/one/cookie.ts', `export const a = () => document.cookie`, 'engine/data/storage.ts'],
  ['engine/ui/amount.ts', `export const a = new Intl.NumberFormat('fa')`, 'engine/i18n/formats.ts'],
  ['engine/shell/at.ts', `export const a = (at: Date) => at.toLocaleDateString('fa')`, 'engine/i18n/formats.ts'],
  ['engine/ui/any.ts', `export const a = (b: any) => b`, 'no-explicit-any'],
]

describe('the lint rules', () => {
  let report: Report = []
  beforeAll(() => {
    report = lint([
      ...planted,
      ['engine/shell/d.ts', `import { c } from './c.ts'\nexport const d = () => c`],
      ['engine/shell/f.ts', `import type { E } from './e.ts'\nexport interface F { e: E }`],
    ])
  })

  it.each(planted)('reject %s', (file, _text, words) => {
    expect(messagesOf(report, file)).toContain(words)
  })
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return []
    return entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]
  })

const sources = [
  'engine',
  'domains',
  'widgets',
  'manifest-tools',
  'scripts',
  'sandbox',
  'studio',
  'testing',
  'tests',
  'schemas',
  'docs',
]
  .flatMap(filesIn)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('generated') && file !== 'widgets/registry.ts')

describe('the house', () => {
  it('has small files: the median is under 80 lines, none is over 250', () => {
    const lengths = sources.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
    expect(sources.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 250)).toEqual([])
  })

  it('isolates the tests that replace modules, which other tests in the same process would get too', () => {
    const replacing = sources.filter((file) => /^vi\.(mock|doMock)\(/m.test(readFileSync(file, 'utf8')))
    expect(replacing.length).toBeGreaterThan(1)
    expect(replacing.filter((file) => !isolated.some((glob) => matchesGlob(file, glob)))).toEqual([])
  })

  it('contains no brand name in code', () => {
    const ids = readManifests('manifests').names()
    const code = ['engine', 'domains', 'widgets'].flatMap(filesIn).filter((file) => !file.includes('.test.'))
    const naming = code.filter((file) => new RegExp(`\\b(${ids.join('|')})\\b`, 'i').test(readFileSync(file, 'utf8')))
    expect(ids.length).toBeGreaterThan(1)
    expect(naming).toEqual([])
  })

  it('loads pictures late with LazyImage alone, which does so at the spec’s distance', () => {
    const code = ['engine', 'domains', 'widgets'].flatMap(filesIn).filter((file) => /(?<!\.test)\.tsx$/.test(file))
    // The browser’s own distance is for visitors without scripts.
    const native = code.filter((file) => /\bloading=/.test(readFileSync(file, 'utf8')))
    expect(native).toEqual(['engine/ui/lazy-image.tsx'])
    expect(readFileSync(native[0]!, 'utf8').match(/\bloading=|<noscript>/g)).toEqual(['<noscript>', 'loading='])
  })

  it('makes the platform’s pictures where their addresses are checked', () => {
    const code = ['engine', 'domains', 'widgets'].flatMap(filesIn).filter((file) => /(?<!\.test)\.tsx$/.test(file))
    const making = code.filter((file) => /<img\b(?![^>]*src=\{(manifest\.)?logo\})/.test(readFileSync(file, 'utf8')))
    // The third one shows a file that the player chose.
    expect(making).toEqual(['engine/ui/lazy-image.tsx', 'engine/ui/picture.tsx', 'domains/account/parts/file-row.tsx'])
  })

  it('takes from date-fns the words of its calendar, and formats nothing with it', () => {
    const code = ['engine', 'domains', 'widgets'].flatMap(filesIn).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    const imports = code.flatMap((file) => readFileSync(file, 'utf8').match(/^import .* from 'date-fns.*$/gm) ?? [])
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.filter((line) => line !== "import type { Locale } from 'date-fns'")).toEqual([])
  })

  it('has only the top-level entries that the card lists', () => {
    const allowed = [
      'engine',
      'domains',
      'widgets',
      'manifest-tools',
      'manifests',
      'schemas',
      'scripts',
      'testing',
      'tests',
      'bench',
      'sandbox',
      'studio',
      'public',
      'docs',
      'node_modules',
      'dist',
      'test-results',
      'coverage',
      'deploy',
      'site',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'vitest.config.ts',
      'playwright.config.ts',
      'knip.json',
      'oxlint.config.ts',
      'index.html',
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'CODE_OF_CONDUCT.md',
    ]
    expect(readdirSync('.').filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([])
  })
})

const roots = [
  'engine',
  'domains',
  'widgets',
  'manifest-tools',
  'manifests',
  'schemas',
  'scripts',
  'sandbox',
  'studio',
  'public',
  'docs',
  'deploy',
  'testing',
  'tests',
  '.ci',
]

describe('the docs', () => {
  it('explain every folder', () => {
    const text = ['folders', 'sandbox'].map((page) => readFileSync(`docs/${page}.md`, 'utf8')).join('\n')
    const foldersIn = (folder: string) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    const folders = [...roots, ...['engine', 'domains', 'widgets', 'sandbox', 'studio', 'tests'].flatMap(foldersIn)]
    expect(folders.length).toBeGreaterThan(40)
    expect(folders.filter((name) => !new RegExp(`[\`/{,:]${name}[\`/,}]`).test(text))).toEqual([])
  })

  const docs = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]
  const codes = docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, code]) => [doc, code!] as const),
  )

  it('mention only paths that exist', () => {
    const paths = codes.filter(
      ([, code]) => roots.some((root) => code.startsWith(`${root}/`)) && !/[*<{ ]|my-|lumina|nova|\/dist$/.test(code),
    )
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(([, path]) => !existsSync(path))).toEqual([])
  })
})
