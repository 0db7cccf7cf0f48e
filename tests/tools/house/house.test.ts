import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Planted violations of the import rules and other rules: file, text, and the expected message of oxlint. */
const planted: [file: string, text: string, words: string][] = [
  ['engine/ui/a.ts', `import '../stores/x.ts'`, 'The base of the engine'],
  ['engine/api/a.ts', `import '#engine/ui/x.tsx'`, 'The base of the engine'],
  ['engine/i18n/a.ts', `import '../boot/x.ts'`, 'The base of the engine'],
  ['engine/theme/a.ts', `import '../api/x.ts'`, 'The base of the engine'],
  ['engine/manifest/a.ts', `import '../stores/x.ts'`, 'The base of the engine'],
  ['engine/stores/a.ts', `import '../ui/x.tsx'`, 'Stores know'],
  ['engine/stores/b.ts', `import '#engine/routing/x.tsx'`, 'Stores know'],
  ['engine/frames/a.ts', `import '../stores/x.ts'`, 'Frames of vendors know'],
  ['engine/realtime/a.ts', `import '../boot/x.ts'`, 'Realtime, services, forms and routing know'],
  ['engine/services/a.ts', `import '../theme/x.ts'`, 'Realtime, services, forms and routing know'],
  ['engine/forms/a.ts', `import '../manifest/x.ts'`, 'Realtime, services, forms and routing know'],
  ['engine/routing/a.ts', `import '../theme/x.ts'`, 'Realtime, services, forms and routing know'],
  ['engine/cashier/a.ts', `import '../theme/x.ts'`, 'Realtime, services, forms and routing know'],
  ['engine/boot/a.ts', `import '../../../widgets/registry.ts'`, 'Only engine/main.tsx knows the widgets'],
  ['engine/ui/b.ts', `import '../../../widgets/registry.ts'`, 'stands alone'],
  ['engine/registry.ts', `import '../widgets/registry.ts'`, 'Only engine/main.tsx knows the widgets'],
  ['engine/main.tsx', `import '../sandbox/app/server.ts'`, 'Nobody imports scripts, the sandbox or tests'],
  ['engine/boot/b.ts', `import '../../scripts/x.ts'`, 'Nobody imports scripts, the sandbox or tests'],
  ['widgets/blocks/one/index.tsx', `import '../two/index.tsx'`, 'A widget imports its own folder alone'],
  ['widgets/blocks/one/a.ts', `import '#engine/data/http.ts'`, 'A widget shows what stores hold'],
  ['widgets/guards/a.ts', `import '#engine/boot/x.ts'`, 'A widget shows what stores hold'],
  ['widgets/overlays/one/b.ts', `import '../../../tests/x.ts'`, 'A widget imports its own folder alone'],
  ['scripts/a.ts', `import '../engine/stores/x.ts'`, 'Scripts work on manifests'],
  ['scripts/b.ts', `import '../widgets/registry.ts'`, 'Scripts know widgets by their schemas'],
  ['scripts/brand/access-a.ts', `import '#engine/stores/x.ts'`, 'The access table asks the guards themselves'],
  ['scripts/brand/access-b.ts', `import '../../widgets/blocks/x/index.tsx'`, 'The access table gets the guards'],
  ['sandbox/a.ts', `import '../engine/api/x.ts'`, 'The sandbox is a back end'],
  ['sandbox/domains/games/a.ts', `import '#engine/manifest/x.ts'`, 'The sandbox is a back end'],
  ['engine/stores/c.ts', `import { d } from './d.ts'\nexport const c = () => d`, 'Dependency cycle'],
  ['engine/ui/html.tsx', `export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`, 'no-danger'],
  ['engine/ui/html.ts', `document.body.innerHTML = ''`, 'SafeHtml is the only place'],
  ['engine/ui/long.ts', `${'export {}\n'.repeat(201)}`, 'max-lines'],
  ['engine/ui/any.ts', `export const a = (b: any) => b`, 'no-explicit-any'],
]

describe('the lint rules', () => {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  let report: { filename: string; code: string; message: string; help?: string }[] = []

  beforeAll(() => {
    cpSync('.oxlintrc.json', join(house, '.oxlintrc.json'))
    for (const [file, text] of [
      ...planted,
      ['engine/stores/d.ts', `import { c } from './c.ts'\nexport const d = () => c`],
    ] as const) {
      mkdirSync(join(house, dirname(file)), { recursive: true })
      writeFileSync(join(house, file), `${text}\n`)
    }
    const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: house,
      encoding: 'utf8',
    })
    report = (JSON.parse(stdout) as { diagnostics: typeof report }).diagnostics
  })
  afterAll(() => rmSync(house, { recursive: true }))

  it.each(planted)('reject %s', (file, _text, words) => {
    const said = report
      .filter(({ filename }) => filename === file)
      .map(({ code, message, help }) => `${code} ${message} ${help}`)
    expect(said.join('\n')).toContain(words)
  })
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const sources = ['engine', 'domains', 'widgets', 'scripts', 'sandbox', 'testing', 'tests', 'schemas']
  .flatMap(filesIn)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('generated') && file !== 'widgets/registry.ts')

describe('the house', () => {
  it('has small files: the median is under 80 lines, none is over 200', () => {
    const lengths = sources.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
    expect(sources.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 200)).toEqual([])
  })

  it('contains no brand name in code', () => {
    const ids = readdirSync('manifests').flatMap((file) => (file === 'base.json' ? [] : file.replace('.json', '')))
    const code = [...filesIn('engine'), ...filesIn('widgets')].filter((file) => !file.includes('.test.'))
    const naming = code.filter((file) => new RegExp(`\\b(${ids.join('|')})\\b`, 'i').test(readFileSync(file, 'utf8')))
    expect(ids.length).toBeGreaterThan(1)
    expect(naming).toEqual([])
  })

  it('has only the top-level entries that the card lists', () => {
    const allowed = [
      'engine',
      'widgets',
      'manifests',
      'schemas',
      'scripts',
      'tests',
      'sandbox',
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
      'index.html',
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
    ]
    expect(readdirSync('.').filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([])
  })
})

const roots = [
  'engine',
  'widgets',
  'manifests',
  'schemas',
  'scripts',
  'sandbox',
  'public',
  'docs',
  'deploy',
  'tests',
  '.ci',
]

describe('the docs', () => {
  it('explain every folder', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8')
    const foldersIn = (folder: string) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    const folders = [...roots, ...['engine', 'widgets', 'sandbox', 'tests'].flatMap(foldersIn)]
    expect(folders.length).toBeGreaterThan(40)
    expect(folders.filter((name) => !new RegExp(`[\`/{,:]${name}[\`/,}]`).test(text))).toEqual([])
  })

  const docs = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs')]
  const codes = docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, code]) => [doc, code!] as const),
  )

  it('mention only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
        ([, run, short]) => run ?? short!,
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
  })

  it('mention only paths that exist', () => {
    const paths = codes.filter(
      ([, code]) => roots.some((root) => code.startsWith(`${root}/`)) && !/[*<{ ]|my-|lumina|nova/.test(code),
    )
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(([, path]) => !existsSync(path))).toEqual([])
  })
})
