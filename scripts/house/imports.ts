/** A row of the table “Who may import whom”. Paths start at the root; `{a,b}` and `*` stand for several. */
export interface ImportRow {
  /** The folders, or the files, that import. */
  who: string
  /** What they may import beside their own folder and npm packages; every folder with all that is in it. */
  may: readonly string[]
  /** For single files of a row’s folders: that row’s `who`. They may import what that row allows, and this too. */
  in?: string
  /** What the table says beside the paths. */
  note?: string
}

/** The schemas’ types and guards, by the aliases `#manifest`, `#api` and `#schemas/*`. */
export const generated = 'schemas/generated'

/** Who may import whom: the source of the lint rules and of the table in CONTRIBUTING.md. */
export const importRows: readonly ImportRow[] = [
  { who: 'engine/{data,i18n,manifest,reporting,seo,theme}', may: [generated] },
  { who: 'engine/ui', may: ['engine/data/minor-units.ts', 'engine/i18n/formats.ts', generated] },
  {
    who: 'engine/data/{error-body,error-reason,find-properties,map-answers,read,read-entity,read-page}.ts',
    in: 'engine/data',
    may: ['engine/manifest/pointer.ts'],
  },
  { who: 'engine/frames', may: ['engine/data/read.ts', 'engine/manifest/site.ts', generated] },
  { who: 'engine/i18n/i18n.ts', in: 'engine/i18n', may: ['engine/data/storage.ts'] },
  { who: 'engine/worker', may: [] },
  {
    who: 'engine/first-script',
    may: [
      'engine/data/session-changed-key.ts',
      'engine/seo/language-path.ts',
      'engine/ui/{load-picture,near}.ts',
      generated,
    ],
  },
  { who: 'engine/shell', may: ['engine/{data,i18n,seo,theme}', generated] },
  {
    who: 'engine/registry.ts',
    may: [
      'engine/data/platform-adapter.ts',
      'engine/data/resource.ts',
      'engine/shell',
      'engine/realtime/events.ts',
      generated,
    ],
  },
  { who: 'engine/realtime', may: ['engine/{data,shell}', 'engine/registry.ts', generated] },
  { who: 'engine/forms', may: ['engine/{data,i18n,shell,ui}', generated] },
  { who: 'engine/routing', may: ['engine/{data,first-script,forms,shell,ui}', 'engine/registry.ts', generated] },
  {
    who: 'engine/boot',
    may: [
      'engine/{data,first-script,i18n,manifest,realtime,reporting,routing,seo,shell,theme,ui,worker}',
      'engine/registry.ts',
      generated,
    ],
  },
  { who: 'engine/main.tsx', may: ['engine/{boot,ui}', 'domains/domains.ts', 'widgets/registry.ts'] },
  { who: 'engine/rendered-page.ts', may: ['engine/{data,seo}', 'engine/registry.ts', generated] },
  {
    who: 'engine/render.tsx',
    may: [
      'engine/rendered-page.ts',
      'engine/{boot,data,i18n,routing,seo,shell,ui}',
      'engine/registry.ts',
      'widgets/registry.ts',
      generated,
    ],
  },
  {
    who: 'domains/*',
    may: [
      'engine/{data,forms,frames,realtime,routing,shell,ui}',
      'engine/i18n/{formats,locale,plain-text}.ts',
      'engine/registry.ts',
      generated,
    ],
    note: 'the domains that its `index.ts` names in `needs`',
  },
  { who: 'domains/*/*rules.ts', in: 'domains/*', may: ['engine/manifest'] },
  { who: 'domains/domains.ts', may: ['engine/registry.ts', 'domains/*/index.ts'] },
  { who: 'domains/rules.ts', may: ['engine/manifest', 'domains/*/rules.ts'] },
  {
    who: 'widgets/{blocks,chats,jackpots,loaders,overlays,sports}/*',
    may: [
      'engine/{forms,frames,routing,shell,ui}',
      'engine/data/{minor-units,resource,retry}.ts',
      'engine/i18n/{formats,locale}.ts',
      'engine/registry.ts',
      'domains/*',
      generated,
    ],
  },
  { who: 'widgets/platforms', may: ['engine/data/platform-adapter.ts', generated] },
  { who: 'widgets/guards', may: ['engine/data/storage.ts', 'engine/registry.ts', 'domains/*', generated] },
  {
    who: 'scripts',
    may: [
      'engine/{first-script,i18n,manifest,seo,theme}',
      'engine/data/{map-answers,page-content,platform-adapter,read,read-entity,send-read,session-changed-key,usual-names}.ts',
      'engine/{registry,rendered-page}.ts',
      'domains/rules.ts',
      'domains/*/rules.ts',
      'sandbox/{app,platforms,vendors}',
      'sandbox/domains/account/seed-accounts.ts',
      'schemas',
      'manifests',
      'package.json',
      generated,
    ],
  },
  {
    who: 'scripts/brand/access*.ts',
    in: 'scripts',
    may: ['engine/data/absent-calls.ts', 'engine/routing/access.ts', 'engine/shell/stores.ts', 'widgets/registry.ts'],
  },
  { who: 'scripts/studio.ts', in: 'scripts', may: ['studio/server'] },
  { who: 'scripts/studio/*.ts', in: 'scripts', may: ['studio/preview/settings.ts'] },
  { who: 'sandbox', may: ['#api', 'schemas', 'package.json'] },
  {
    who: 'studio/server',
    may: ['studio/shared', 'engine/manifest', 'scripts/{brand,manifests,publish}', 'schemas'],
  },
  { who: 'studio/shared', may: ['engine/manifest', 'scripts/{brand,manifests,publish}', 'schemas'] },
  {
    who: 'studio/app',
    may: [
      'studio/{preview,shared}',
      'engine/manifest',
      'scripts/brand/{explain/schema,explain/words,palette}.ts',
      'scripts/manifests/diff/effect.ts',
      'scripts/manifests/rules/{contrast,theme}.ts',
      'scripts/publish/pictures/{app-icons,draw-icon}.ts',
      'scripts/publish/schedule/zoned.ts',
      'schemas',
    ],
  },
  {
    who: 'studio/preview',
    may: [
      'engine',
      'domains/domains.ts',
      'domains/{content,offers,payments,wheel}/*-store.ts',
      'widgets/registry.ts',
      'scripts/publish/brands/{environment,stand-ins,vendor-origins}.ts',
      'schemas',
    ],
  },
  { who: 'docs/site', may: ['scripts', 'sandbox/app', 'package.json'] },
  { who: '*.config.ts', may: ['scripts', 'tests', 'package.json'] },
]

/** What may import anything: tests, and what they share. Nobody else imports them. */
export const testFiles = [
  'testing/**',
  'tests/**',
  'bench/**',
  '**/*.{test,fixture}.{ts,tsx}',
  'domains/*/testing/**',
  'sandbox/testing/**',
  'sandbox/domains/*/testing.ts',
]

/** Returns the paths that a path with braces stands for: `engine/{a,b}/c` is `engine/a/c` and `engine/b/c`. */
export function expand(path: string): string[] {
  const [, before, list, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (list === undefined) return [path]
  return list.split(',').flatMap((name) => expand(`${before}${name}${after}`))
}

const cell = (path: string) => (path === generated ? 'generated types' : `\`${path}\``)

/** Returns the rows of the table as CONTRIBUTING.md shows them. */
export function importTable(): string[] {
  const rows = importRows.map(({ who, may, note, in: within }) => {
    const list = [...may.map(cell), ...(note === undefined ? [] : [note])].join(', ')
    return `| \`${who}\` | ${within === undefined ? '' : 'also '}${list || 'nothing of ours'} |`
  })
  return [...rows, '| `testing`, `tests`, `bench`, tests beside the code | anything; only tests import them |']
}
