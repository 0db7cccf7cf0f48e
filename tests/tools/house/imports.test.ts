import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { importRules } from '../../../scripts/house/import-rules.ts'
import { importTable, testFiles } from '../../../scripts/house/imports.ts'
import { declaredNeeds } from '../../../scripts/house/needs.ts'
import { lint, type Report, messagesOf } from './lint.ts'

/** A file that imports what its row of the table does not list; `who` is the row. */
const forbidden: [file: string, specifier: string, who: string][] = [
  ['engine/data/a.ts', '../shell/x.ts', 'engine/{data,'],
  ['engine/first-script/a.ts', '../shell/x.ts', 'engine/{data,'],
  ['engine/i18n/a.ts', '../boot/x.ts', 'engine/{data,'],
  ['engine/theme/a.ts', '../forms/x.ts', 'engine/{data,'],
  ['engine/ui/a.ts', '../shell/x.ts', 'engine/{data,'],
  ['engine/ui/b.ts', '#engine/data/x.ts', 'engine/{data,'],
  ['engine/ui/window/a.ts', '../../shell/x.ts', 'engine/{data,'],
  ['engine/ui/c.ts', '../../widgets/registry.ts', 'engine/{data,'],
  ['engine/frames/a.ts', '../routing/x.tsx', 'engine/{data,'],
  ['engine/reporting/a.ts', '../boot/x.ts', 'engine/{data,'],
  ['engine/worker/a.ts', '../shell/x.ts', 'engine/{data,'],
  ['manifest-tools/check/a.ts', '#domains/one/one-store.ts', 'manifest-tools'],
  ['manifest-tools/check/b.ts', '#engine/shell/x.ts', 'manifest-tools'],
  ['manifest-tools/rules/b.ts', '#engine/seo/x.ts', 'manifest-tools'],
  ['manifest-tools/json/c.ts', '../../scripts/x.ts', 'manifest-tools'],
  ['scripts/brand/f.ts', '#domains/one/one-store.ts', 'scripts'],
  ['engine/shell/a.ts', '../ui/x.tsx', 'engine/{realtime,'],
  ['engine/shell/b.ts', '#domains/one/one-store.ts', 'engine/{realtime,'],
  ['engine/shell/c.ts', '#manifest-tools/json/x.ts', 'engine/{realtime,'],
  ['engine/realtime/a.ts', '../boot/x.ts', 'engine/{realtime,'],
  ['engine/forms/a.ts', '../theme/x.ts', 'engine/{forms,'],
  ['engine/forms/b.ts', '../boot/x.ts', 'engine/{forms,'],
  ['engine/routing/a.ts', '../theme/x.ts', 'engine/{forms,'],
  ['engine/boot/a.ts', '../../widgets/registry.ts', 'engine/boot'],
  ['engine/boot/b.ts', '../../scripts/x.ts', 'engine/boot'],
  ['engine/boot/c.ts', '#domains/domains.ts', 'engine/boot'],
  ['engine/boot/d.ts', '#engine/shell/x.ts', 'engine/boot'],
  ['engine/main.tsx', '../sandbox/app/server.ts', 'engine may'],
  ['engine/render.tsx', '#domains/one/index.ts', 'engine may'],
  ['domains/one/a.ts', '#domains/three/x.ts', 'domains/*'],
  ['domains/one/b.ts', '../two/x.ts', 'domains/*'],
  ['domains/one/parts/c.ts', '../../two/x.ts', 'domains/*'],
  ['domains/one/d.ts', '#engine/boot/x.ts', 'domains/*'],
  ['domains/one/e.ts', '../../engine/shell/x.ts', 'domains/*'],
  ['domains/one/f.ts', '../../manifest-tools/check/rule.ts', 'domains/*'],
  ['domains/one/g.ts', '../../widgets/registry.ts', 'domains/*'],
  ['domains/one/h.ts', '#testing/render.tsx', 'domains/*'],
  ['domains/one/rules.ts', '#engine/boot/x.ts', 'domains/*'],
  ['domains/domains.ts', '#engine/boot/x.ts', 'domains may'],
  ['widgets/blocks/one/a.ts', '../two/index.tsx', 'widgets/{guards,'],
  ['widgets/blocks/one/b.ts', '#engine/boot/boot.tsx', 'widgets/{guards,'],
  ['widgets/overlays/one/c.ts', '../../../tests/x.ts', 'widgets/{guards,'],
  ['widgets/sports/one/parts/d.ts', '../../two/x.ts', 'widgets/{guards,'],
  ['widgets/platforms/one/a.ts', '#engine/theme/x.ts', 'widgets/{guards,'],
  ['widgets/guards/a.ts', '#manifest-tools/json/x.ts', 'widgets/{guards,'],
  ['widgets/guards/b.ts', '../blocks/one/index.tsx', 'widgets/{guards,'],
  ['scripts/a.ts', '#domains/domains.ts', 'scripts'],
  ['scripts/brand/b.ts', '../../widgets/blocks/x/index.tsx', 'scripts'],
  ['scripts/brand/c.ts', '../../manifest-tools/json/x.ts', 'scripts'],
  ['scripts/publish/d.ts', '../../bench/x.ts', 'scripts'],
  ['scripts/publish/e.ts', '../../tests/x.ts', 'scripts'],
  ['sandbox/app/a.ts', '../../engine/data/x.ts', 'sandbox'],
  ['sandbox/domains/games/b.ts', '#manifest-tools/json/x.ts', 'sandbox'],
  ['sandbox/domains/games/c.ts', '../../../scripts/x.ts', 'sandbox'],
  ['docs/site/a.ts', '#engine/shell/x.ts', 'docs/site'],
  ['docs/site/client/b.ts', '../../../sandbox/domains/games/service.ts', 'docs/site'],
  ['studio/app/a.ts', '../server/x.ts', 'studio/{app,'],
  ['studio/app/edit/b.ts', '../../../scripts/codegen/x.ts', 'studio/{app,'],
  ['studio/shared/c.ts', '../app/x.ts', 'studio/{app,'],
  ['studio/server/d.ts', '../../engine/boot/x.ts', 'studio/{app,'],
  ['studio/preview/e.ts', '../app/x.ts', 'studio/preview'],
  ['studio/preview/patch/f.ts', '../../../scripts/brand/x.ts', 'studio/preview'],
  ['scripts/studio/g.ts', '../../studio/app/x.ts', 'scripts'],
  // Specifiers that would lead elsewhere than they seem to.
  ['engine/shell/e.ts', './x/../../ui/y.ts', 'engine/{realtime,'],
  ['engine/shell/f.ts', './../ui/y.ts', 'engine/{realtime,'],
  ['engine/shell/g.ts', '..', 'engine/{realtime,'],
  // Tests are imported by tests alone.
  ['engine/shell/h.ts', './x.fixture.ts', 'engine/{realtime,'],
  ['domains/one/i.ts', './testing/x.ts', 'domains/*'],
  ['sandbox/app/d.ts', '../testing/browser.ts', 'sandbox'],
]

/** A file that imports what its row lists. */
const allowed: [file: string, specifier: string][] = [
  ['engine/ui/ok.ts', '#manifest'],
  ['engine/ui/window/ok.ts', '../button.tsx'],
  ['engine/shell/ok.ts', '../data/http.ts'],
  ['engine/shell/ok2.ts', '#schemas/is-api/x.js'],
  ['engine/routing/ok.ts', '#manifest-tools/rules/x.ts'],
  ['manifest-tools/rules/ok.ts', '#domains/one/rules.ts'],
  ['manifest-tools/layers/ok.ts', '../json/merge.ts'],
  ['engine/boot/ok.ts', '#manifest-tools/check/diagnose.ts'],
  ['engine/ok.tsx', './boot/boot.tsx'],
  ['domains/one/ok.ts', '#domains/two/two-store.ts'],
  ['domains/one/parts/ok.ts', '../one-store.ts'],
  ['domains/two/rules.ts', '#manifest-tools/check/rule.ts'],
  ['widgets/blocks/one/ok.ts', '#domains/one/one-store.ts'],
  ['widgets/blocks/one/parts/ok.ts', '../ok.ts'],
  ['scripts/publish/store/ok.ts', '../../brand/x.ts'],
  ['scripts/ok.ts', '../sandbox/app/server.ts'],
  ['docs/site/ok.ts', '../../scripts/publish/brands/brands.ts'],
  ['studio/server/ok.ts', '../../scripts/publish/x.ts'],
  ['studio/app/edit/ok.ts', '../../../manifest-tools/json/x.ts'],
  ['studio/app/ok2.ts', '../shared/x.ts'],
  ['studio/preview/ok.ts', '../../engine/boot/boot.tsx'],
  ['scripts/studio/ok.ts', '../../studio/preview/settings.ts'],
  ['sandbox/domains/games/ok.ts', '#api'],
  ['sandbox/domains/games/ok2.ts', '../../app/clock.ts'],
  ['engine/shell/ok.test.ts', '#testing/render.tsx'],
  ['tests/qualities/ok.ts', '../../engine/boot/x.ts'],
]

const index = (needs: string) => `/** Needs. */\nexport const needs: readonly string[] = [${needs}]`

describe('the import rules', () => {
  let report: Report = []
  beforeAll(() => {
    report = lint([
      ['domains/one/index.ts', index(`'two'`)],
      ['domains/two/index.ts', index('')],
      ['domains/three/index.ts', index('')],
      ...[...forbidden, ...allowed].map(([file, specifier]) => [file, `import '${specifier}'`] as const),
      ['engine/shell/type.ts', `import type { A } from '../ui/a.ts'\nexport type B = A`],
      ['engine/shell/export.ts', `export * from '../ui/a.ts'`],
      ['engine/shell/later.ts', `export const later = () => import('../ui/a.ts')`],
    ])
  })

  it.each(forbidden)('forbid %s to import %s', (file, _specifier, who) => {
    expect(messagesOf(report, file)).toContain('no-restricted-imports')
    expect(messagesOf(report, file)).toContain(` ${who}`)
  })

  it.each(allowed)('allow %s to import %s', (file) => {
    expect(messagesOf(report, file)).toBe('')
  })

  it.each(['type', 'export', 'later'])('hold for other ways to import: %s', (name) => {
    expect(messagesOf(report, `engine/shell/${name}.ts`)).toContain('no-restricted-imports')
  })

  it('cover every file', () => {
    const sources = globSync('{engine,domains,widgets,manifest-tools,scripts,sandbox,studio,docs/site}/**/*.{ts,tsx}', {
      exclude: (name) => name === 'node_modules',
    })
    const ruled = importRules(declaredNeeds('.')).flatMap(({ files }) => files)
    const covered = new Set(
      globSync([...new Set([...ruled, ...testFiles])], { exclude: (name) => name === 'node_modules' }),
    )
    const unlisted = ['engine/app-version.d.ts', 'engine/jsdom.d.ts', 'widgets/registry.ts']
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((file) => !covered.has(file) && !unlisted.includes(file))).toEqual([])
  })

  it('are the table of docs/imports.md', () => {
    const rows = readFileSync('docs/imports.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    expect(rows).toEqual(importTable())
  })
})

describe('the domains', () => {
  const needs = declaredNeeds('.')
  const importedBy = (domain: string) => {
    const files = globSync(`domains/${domain}/**/*.{ts,tsx}`).filter((file) => !/\.test\.|\/testing\//.test(file))
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    return new Set([...texts.matchAll(/(?:from|import)\s*\(?\s*'#domains\/([a-z-]+)\//g)].map(([, name]) => name!))
  }

  it.each(Object.keys(needs))('need what they import: %s', (domain) => {
    expect(needs[domain]).toEqual([...importedBy(domain)].sort())
  })

  it('do not need each other in a circle', () => {
    const reached = (domain: string, path: readonly string[]): string[] =>
      path.includes(domain) ? [...path, domain] : needs[domain]!.flatMap((other) => reached(other, [...path, domain]))
    expect(Object.values(needs).flat().length).toBeGreaterThan(0)
    expect(Object.keys(needs).flatMap((domain) => reached(domain, []))).toEqual([])
  })
})
