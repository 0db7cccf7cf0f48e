import { readFileSync } from 'node:fs'

/** A row of the tables of docs/spec-map.md: the specification’s words, and the settings that they became. */
export interface SpecRow {
  words: string
  settings: string[]
}

/** Every row that names a setting: what is said of the code comes after them. */
export const specRows: SpecRow[] = readFileSync('docs/spec-map.md', 'utf8')
  .split('\n## In the code\n')[0]!
  .split('\n')
  .filter((line) => /^\|.*`/.test(line))
  .map((line) => {
    const [words = '', places = ''] = line.split('|').slice(1)
    return { words: words.trim(), settings: [...places.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) }
  })

/** The specification’s names for a setting such as `theme.default`. */
export const specNames = (setting: string) => [
  ...new Set(specRows.filter(({ settings }) => settings.includes(setting)).map(({ words }) => words)),
]
