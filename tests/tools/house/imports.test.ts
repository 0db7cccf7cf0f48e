import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { importRules } from '../../../scripts/house/import-rules.ts'
import { importTable, testFiles } from '../../../scripts/house/imports.ts'
import { declaredNeeds } from '../../../scripts/house/needs.ts'
import { lint, type Report, messagesOf } from './lint.ts'

/** A file that imports what its row of the table does not list; `who` is the row. */
const forbidden: [file: string, specifier: string, who: string][] = [
  ['engine/data/a.ts', '../shell/x.ts', 'engine/{data,'],
  ['engine/first-script/a.ts', '../ui/x.ts', 'engine/first-script'],
  ['engine/i18n/a.ts', '../boot/x.ts', 'engine/{data,'],
  ['engine/theme/a.ts', '../data/x.ts', 'engine/{data,'],
  ['engine/ui/a.ts', '../shell/x.ts', 'engine/ui'],
  ['engine/ui/b.ts', '#engine/data/x.ts', 'engine/ui'],
  ['engine/ui/window/a.ts', '../../shell/x.ts', 'engine/ui'],
  ['engine/ui/c.ts', '../../widgets/registry.ts', 'engine/ui'],
  ['engine/frames/a.ts', '../ui/x.tsx', 'engine/frames'],
  ['engine/reporting/a.ts', '../data/x.ts', 'engine/{data,'],
  ['engine/manifest/a.ts', '#domains/one/rules.ts', 'engine/{data,'],
  ['domains/rules.ts', './one/one-store.ts', 'domains/rules.ts'],
  ['scripts/manifests/f.ts', '#domains/one/one-store.ts', 'scripts'],
  ['engine/worker/a.ts', '../shell/x.ts', 'engine/worker'],
  ['engine/shell/a.ts', '../ui/x.tsx', 'engine/shell'],
  ['engine/shell/b.ts', '#domains/one/one-store.ts', 'engine/shell'],
  ['engine/registry.ts', './boot/x.ts', 'engine/registry.ts'],
  ['engine/realtime/a.ts', '../boot/x.ts', 'engine/realtime'],
  ['engine/forms/a.ts', '../routing/x.ts', 'engine/forms'],
  ['engine/routing/a.ts', '../theme/x.ts', 'engine/routing'],
  ['engine/boot/a.ts', '../../widgets/registry.ts', 'engine/boot'],
  ['engine/boot/b.ts', '../../scripts/x.ts', 'engine/boot'],
  ['engine/boot/c.ts', '#domains/domains.ts', 'engine/boot'],
  ['engine/boot/d.ts', '#engine/shell/x.ts', 'engine/boot'],
  ['engine/main.tsx', '../sandbox/app/server.ts', 'engine/main.tsx'],
  ['engine/rendered-page.ts', './boot/x.ts', 'engine/rendered-page.ts'],
  ['engine/render.tsx', '#domains/one/index.ts', 'engine/render.tsx'],
  ['domains/one/a.ts', '#domains/three/x.ts', 'domains/*'],
  ['domains/one/b.ts', '../two/x.ts', 'domains/*'],
  ['domains/one/parts/c.ts', '../../two/x.ts', 'domains/*'],
  ['domains/one/d.ts', '#engine/boot/x.ts', 'domains/*'],
  ['domains/one/e.ts', '../../engine/shell/x.ts', 'domains/*'],
  ['domains/one/f.ts', '#engine/manifest/rule.ts', 'domains/*'],
  ['domains/one/g.ts', '../../widgets/registry.ts', 'domains/*'],
  ['domains/one/h.ts', '#testing/render.tsx', 'domains/*'],
  ['domains/one/rules.ts', '#engine/boot/x.ts', 'domains/*/*rules.ts'],
  ['domains/domains.ts', './one/one-store.ts', 'domains/domains.ts'],
  ['widgets/blocks/one/a.ts', '../two/index.tsx', 'widgets/{blocks,'],
  ['widgets/blocks/one/b.ts', '#engine/data/http.ts', 'widgets/{blocks,'],
  ['widgets/overlays/one/c.ts', '../../../tests/x.ts', 'widgets/{blocks,'],
  ['widgets/sports/one/parts/d.ts', '../../two/x.ts', 'widgets/{blocks,'],
  ['widgets/platforms/one/a.ts', '#engine/data/x.ts', 'widgets/platforms'],
  ['widgets/guards/a.ts', '#engine/shell/x.ts', 'widgets/guards'],
  ['widgets/guards/b.ts', '../blocks/one/index.tsx', 'widgets/guards'],
  ['scripts/a.ts', '#engine/shell/x.ts', 'scripts'],
  ['scripts/brand/b.ts', '../../widgets/registry.ts', 'scripts'],
  ['scripts/brand/c.ts', '../../engine/manifest/x.ts', 'scripts'],
  ['scripts/publish/d.ts', '../../sandbox/domains/games/service.ts', 'scripts'],
  ['scripts/publish/e.ts', '../../tests/x.ts', 'scripts'],
  ['scripts/brand/access-a.ts', '../../widgets/blocks/x/index.tsx', 'scripts/brand/access*.ts'],
  ['sandbox/app/a.ts', '../../engine/data/x.ts', 'sandbox'],
  ['sandbox/domains/games/b.ts', '#engine/manifest/x.ts', 'sandbox'],
  ['sandbox/domains/games/c.ts', '../../../scripts/x.ts', 'sandbox'],
  ['docs/site/a.ts', '#engine/shell/x.ts', 'docs/site'],
  ['docs/site/client/b.ts', '../../../sandbox/domains/games/service.ts', 'docs/site'],
  ['studio/app/a.ts', '../server/x.ts', 'studio/app'],
  ['studio/app/edit/b.ts', '../../../scripts/publish/x.ts', 'studio/app'],
  ['studio/shared/c.ts', '../app/x.ts', 'studio/shared'],
  ['studio/server/d.ts', '../../engine/boot/x.ts', 'studio/server'],
  ['studio/preview/e.ts', '../app/x.ts', 'studio/preview'],
  ['studio/preview/patch/f.ts', '../../../scripts/publish/render/brand-pages.ts', 'studio/preview'],
  ['scripts/studio/g.ts', '../../studio/server/x.ts', 'scripts/studio/*.ts'],
  ['scripts/studio.ts', '../studio/preview/settings.ts', 'scripts/studio.ts'],
  ['vite.config.ts', './engine/boot/x.ts', '*.config.ts'],
  // Specifiers that would lead elsewhere than they seem to.
  ['engine/shell/e.ts', './x/../../ui/y.ts', 'engine/shell'],
  ['engine/shell/f.ts', './../ui/y.ts', 'engine/shell'],
  ['engine/shell/g.ts', '..', 'engine/shell'],
  // Tests are imported by tests alone.
  ['engine/shell/h.ts', './x.fixture.ts', 'engine/shell'],
  ['domains/one/i.ts', './testing/x.ts', 'domains/*'],
  ['sandbox/app/d.ts', '../testing/browser.ts', 'sandbox'],
]

/** A file that imports what its row lists. */
const allowed: [file: string, specifier: string][] = [
  ['engine/ui/ok.ts', '#manifest'],
  ['engine/ui/window/ok.ts', '../button.tsx'],
  ['engine/shell/ok.ts', '../data/http.ts'],
  ['engine/shell/ok2.ts', '#schemas/is-api/x.js'],
  ['scripts/manifests/rules/ok.ts', '#domains/one/rules.ts'],
  ['engine/manifest/migrations/ok.ts', '../merge.ts'],
  ['domains/one/ok.ts', '#domains/two/two-store.ts'],
  ['domains/one/parts/ok.ts', '../one-store.ts'],
  ['domains/two/rules.ts', '#engine/manifest/rule.ts'],
  ['widgets/blocks/one/ok.ts', '#domains/one/one-store.ts'],
  ['widgets/blocks/one/parts/ok.ts', '../ok.ts'],
  ['scripts/publish/store/ok.ts', '../../brand/x.ts'],
  ['scripts/ok.ts', '../sandbox/app/server.ts'],
  ['docs/site/ok.ts', '../../scripts/publish/brands/brands.ts'],
  ['studio/server/ok.ts', '../../scripts/publish/x.ts'],
  ['studio/app/edit/ok.ts', '../../../engine/manifest/x.ts'],
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
    const sources = globSync('{engine,domains,widgets,scripts,sandbox,studio,docs/site}/**/*.{ts,tsx}', {
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

  it('are the table of CONTRIBUTING.md', () => {
    const [, section] = /## Who may import whom\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8'))!
    const rows = section!.split('\n').filter((line) => line.startsWith('| `'))
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
