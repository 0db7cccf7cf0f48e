/** A row of the table “Who may import whom”. Paths start at the root; `{a,b}` and `*` stand for several. */
export interface ImportRow {
  /** The folders that import. */
  who: string
  /** What they may import beside their own folder and npm packages; every folder with all that is in it. */
  may: readonly string[]
  /** Whether the row is about the files of the folder itself, without those in its folders. */
  isOwnFiles?: true
  /** What the table says beside the paths. */
  note?: string
}

/** The schemas’ types and guards, by the aliases `#manifest`, `#api` and `#schemas/*`. */
export const generated = 'schemas/generated'

const registry = 'engine/registry.ts'

/** Who may import whom: the source of the lint rules and of the table in docs/imports.md. */
export const importRows: readonly ImportRow[] = [
  { who: 'manifest-tools', may: ['domains/rules.ts', 'domains/*/rules.ts', generated] },
  {
    who: 'engine/{data,first-script,frames,i18n,reporting,seo,theme,ui,worker}',
    may: ['engine/{data,i18n,seo,theme,ui}', 'manifest-tools', generated],
  },
  { who: 'engine/{realtime,shell}', may: ['engine/{data,i18n,seo,shell,theme}', registry, generated] },
  {
    who: 'engine/{forms,routing}',
    may: ['engine/{data,first-script,forms,i18n,shell,ui}', registry, 'manifest-tools', generated],
  },
  {
    who: 'engine/boot',
    may: [
      'engine/{data,first-script,forms,i18n,realtime,reporting,routing,seo,shell,theme,ui,worker}',
      registry,
      'manifest-tools',
      generated,
    ],
  },
  {
    who: 'engine',
    isOwnFiles: true,
    may: ['engine', 'domains/domains.ts', 'widgets/registry.ts', generated],
  },
  {
    who: 'domains/*',
    may: ['engine/{data,forms,frames,i18n,realtime,routing,shell,ui}', registry, 'manifest-tools', generated],
    note: 'the domains that its `index.ts` names in `needs`',
  },
  { who: 'domains', isOwnFiles: true, may: ['domains', registry, 'manifest-tools'] },
  {
    who: 'widgets/{guards,blocks/*,chats/*,fields/*,jackpots/*,loaders/*,overlays/*,platforms/*,sports/*,verifications/*}',
    may: ['engine/{data,forms,frames,i18n,routing,shell,ui}', registry, 'domains/*', generated],
  },
  {
    who: 'scripts',
    may: [
      'engine',
      'manifest-tools',
      'manifests',
      'package.json',
      'sandbox',
      'schemas',
      'studio/{preview,server}',
      'widgets/registry.ts',
      generated,
    ],
  },
  { who: 'sandbox', may: ['#api', 'schemas', 'package.json'] },
  {
    who: 'studio/{app,server,shared}',
    may: ['studio/{preview,shared}', 'manifest-tools', 'scripts/{brand,publish}', 'schemas'],
  },
  {
    who: 'studio/preview',
    may: ['domains', 'engine', 'manifest-tools', 'scripts/publish', 'widgets/registry.ts', 'schemas'],
  },
  { who: 'docs/site', may: ['scripts', 'sandbox/app', 'package.json'] },
]

/** What may import anything: tests, what they share, and the configuration of tools. Nobody else imports them. */
export const testFiles = [
  '*.config.ts',
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

/** Returns the rows of the table as docs/imports.md shows them. */
export function importTable(): string[] {
  const rows = importRows.map(({ who, may, isOwnFiles, note }) => {
    const list = [...may.map(cell), ...(note === undefined ? [] : [note])].join(', ')
    return `| \`${who}\`${isOwnFiles ? ', its own files' : ''} | ${list} |`
  })
  return [
    ...rows,
    '| `testing`, `tests`, `bench`, `*.config.ts`, tests beside the code | anything; only tests import them |',
  ]
}
