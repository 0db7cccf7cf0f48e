import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What a file uses that stores something in the browser. */
const storing =
  /\b(sharedStorage|tabStorage|SafeStorage|tabFlag|StoredList|themeKey|sessionChangedKey|caches\.open|writeCookie)\b/

/** How code names what it stores. */
const names = [
  /\b\w*(?:[kK]ey|Flag|Item|prefix|cacheName|probe) = '([^']+)'/g,
  /(?:getItem|setItem|tabFlag)\('([^']+)'/g,
  /[`=(]`?([a-z][\w-]*[:.])\$\{/g,
  /`([a-z]\w*-)\$\{/g,
  /writeCookie\(`(\w+)=/g,
]
/** A list of names that a loop stores. */
const lists = /of \[((?:'\w+',? ?)+)\]/g

function keysIn(text: string): string[] {
  if (!storing.test(text)) return []
  const single = names.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
  const listed = [...text.matchAll(lists)].flatMap(([, list]) => list!.replaceAll(/[' ]/g, '').split(','))
  return [...single, ...listed]
}

const stored = globSync('{engine,domains,widgets}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .flatMap((file) => keysIn(readFileSync(file, 'utf8')).map((key) => ({ key, file: file.replaceAll('\\', '/') })))

/** The rows of the page: a key, up to its variable part, and the file that stores it. */
const rows = [...readFileSync('docs/data-protection.md', 'utf8').matchAll(/^\| `([^`]+)` \|.*\| `([^`]+)` \|$/gm)].map(
  ([, key, file]) => ({ key: key!.replace(/<\w+>$/, ''), file: file! }),
)

describe('the page about data protection', () => {
  it('lists everything that the code stores in the browser, and nothing else', () => {
    const unique = (keys: string[]) => [...new Set(keys)].sort()
    expect(unique(rows.map(({ key }) => key))).toEqual(unique(stored.map(({ key }) => key)))
    expect(rows.length).toBeGreaterThan(25)
  })

  it.each(rows)('names the file that stores $key', ({ key, file }) => {
    expect(stored).toContainEqual({ key, file })
  })

  it('says which keys stay after signing out', () => {
    const declared = ['engine/data/clear-storage.ts', ...globSync('domains/*/index.ts')].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/keptAtSignOut(?:: | = new Set\()\[(.+?)\]/g)].flatMap(([, list]) =>
        list!.replaceAll(/[' ]/g, '').split(','),
      ),
    )
    expect(declared.sort()).toEqual([
      'age-gate',
      'apikey',
      'chat-owner',
      'consent',
      'deposits-shown',
      'favourites',
      'hidden-blocks',
      'last-method',
      'limit-alerts',
      'limit-review',
      'lock',
      'notices',
      'popups-seen',
      'ref',
      'statement-of-day',
      'subid',
      'theme',
    ])
  })

  it('sees keys in every form that the code writes them', () => {
    expect(keysIn(`tabStorage.setItem('planted', '')`)).toEqual(['planted'])
    expect(keysIn('const item = (id) => `planted:${id}`; sharedStorage')).toEqual(['planted:'])
    expect(keysIn(`const plantedItem = 'planted'; sharedStorage`)).toEqual(['planted'])
  })
})
