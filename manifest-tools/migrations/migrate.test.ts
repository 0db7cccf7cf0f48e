import { describe, expect, it } from 'vitest'
import { hasOwn, valueAt } from '../json/pointer.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration.ts'

/** 1 → 2: the setting `skin` becomes `theme`. */
const renamed: Migration = {
  description: '"skin" is now "theme"',
  changes: (manifest) => (hasOwn(manifest, 'skin') ? [{ pointer: '/skin', key: 'theme' }] : []),
}

/** 2 → 3: `theme.dark` becomes `theme.default`. */
const moved: Migration = {
  description: '"theme.dark" is now "theme.default"',
  changes(manifest) {
    const dark = valueAt(manifest, '/theme/dark')
    if (typeof dark !== 'boolean') return []
    return [
      { pointer: '/theme/dark', remove: true },
      { pointer: '/theme/default', value: dark ? 'dark' : 'light' },
    ]
  },
}

const text = `{ "manifestVersion":1,\n\n  "id" : "lumina",\n  "skin": { "radius": "soft",   "dark": false }\n}\n`

describe('migrate', () => {
  it('applies every step in order, and keeps the layout', () => {
    const migrated = migrate(text, [renamed, moved])
    expect(migrated).toEqual({
      text: `{ "manifestVersion":3,\n\n  "id" : "lumina",\n  "theme": { "radius": "soft", "default": "light" }\n}\n`,
      applied: ['1 → 2: "skin" is now "theme"', '2 → 3: "theme.dark" is now "theme.default"'],
    })
    expect(migrate(text, [moved, renamed]).text).not.toBe(migrated.text)
  })

  it('applies the remaining steps', () => {
    expect(migrate(migrate(text, [renamed]).text, [renamed, moved])).toEqual({
      text: migrate(text, [renamed, moved]).text,
      applied: ['2 → 3: "theme.dark" is now "theme.default"'],
    })
  })

  it('changes nothing the second time, and a step changes nothing in a file that already has its changes', () => {
    const { text: once } = migrate(text, [renamed, moved])
    expect(migrate(once, [renamed, moved])).toEqual({ text: once, applied: [] })
    expect([renamed, moved].flatMap(({ changes }) => changes(JSON.parse(once)))).toEqual([])
    const reset = once.replace(':3', ':1')
    expect(migrate(reset, [renamed, moved]).text).toBe(once)
  })

  it('raises the version of a file that needs no other change', () => {
    expect(migrate('{ "manifestVersion": 1 }', [renamed]).text).toBe('{ "manifestVersion": 2 }')
  })

  it.each([
    ['{ "manifestVersion": 3 }', 'it has version 3, newer than this engine’s 2: update the project'],
    ['{', 'it is not valid JSON'],
    ['[]', 'it is not a JSON object'],
    ['{}', 'it has no manifestVersion'],
    ['{ "manifestVersion": "1" }', 'its manifestVersion is "1", not a positive integer'],
  ])('leaves %s unchanged and says why', (source, refused) => {
    expect(migrate(source, [renamed])).toEqual({ text: source, applied: [], refused })
  })
})
