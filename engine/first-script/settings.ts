import type { Language } from '#manifest'

/** What publishing tells the script in a page’s head. */
export interface FirstSettings {
  /** The key under which the theme is stored, and the theme without it. */
  theme: [key: string, theme: 'dark' | 'light']
  languages: readonly Language[]
  /** Whether each language has paths of its own, such as `/fr/games`. */
  languagePaths?: boolean
  /** Those of them that are written from right to left. */
  rightToLeft: readonly Language[]
  /** Whether `?lang=` chooses a language too (spec §5). */
  langQuery: boolean
  /** Beginnings of paths whose rest is a secret. */
  secretsBelow: readonly string[]
  /** The language of the page’s HTML. */
  language: Language
  /** The page’s path, or its pattern, such as `/game/:providerId/:gameId`; absent in the file for any path. */
  path?: string
  /** The names of the query’s parameters that change what the page shows. */
  query: readonly string[]
  /** When the page’s content was read, in milliseconds since 1970, how old it may become, and until when it is right. */
  content?: [at: number, maxAgeMs: number, until?: number]
  /** The address of the API with `/api`; absent where only the platform’s code knows what to ask for. */
  api?: string
  /** What the page asks the platform for at once, below `api`, with `{language}` and parameters of `path` as `{:name}`. */
  calls: readonly string[]
  /** Paths of scripts and styles to load ahead. */
  files: readonly string[]
  /** The path of the typeface of right-to-left texts. */
  arabicFace?: string
  /** The number of style sheets that wait for each other. */
  sheets: number
  /** The share of visits whose errors are reported, in percent; absent without reports. */
  errors?: number
}
