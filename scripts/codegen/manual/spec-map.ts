import { readFileSync } from 'node:fs'

/** A row of docs/spec-map.md: the specification’s name, and the settings that implement it. */
export interface SpecRow {
  words: string
  settings: string[]
}

/** All rows that name a setting or a test. */
export const specRows: SpecRow[] = readFileSync('docs/spec-map.md', 'utf8')
  .split('\n')
  .filter((line) => /^\|.*`/.test(line))
  .map((line) => {
    const [words = '', places = ''] = line.split('|').slice(1)
    return { words: words.trim(), settings: [...places.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) }
  })

/** Returns the specification’s names of a setting such as `theme.default`. */
export const specNames = (setting: string) => [
  ...new Set(specRows.filter(({ settings }) => settings.includes(setting)).map(({ words }) => words)),
]
