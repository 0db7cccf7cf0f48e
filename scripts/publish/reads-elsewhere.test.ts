import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readBrands } from './brands.ts'
import { shellScript } from './shell-script.ts'

const { manifest } = readBrands('manifests', '')[0]!
const elsewhere = [
  { path: '/games', calls: ['/games?lang={language}', '/banners?lang={language}'] },
  { path: '/game/:providerId/:gameId', calls: ['/games?keys={:providerId}%2F{:gameId}&size=1'] },
  { path: '/static/:pageId', calls: ['/pages/client/{:pageId}'] },
]

/** Runs the shell’s script at an address, and returns the calls that it makes, but that of the user. */
function callsAt(pathname: string, search: string): string[] {
  const asked: string[] = []
  const document = {
    documentElement: { dataset: {} },
    cookie: '',
    createElement: () => ({}),
    head: { appendChild() {} },
  }
  runInNewContext(
    shellScript(
      { ...manifest, languages: ['fr'], services: { development: {}, production: {} } },
      { arabicFace: '', calls: [], elsewhere, files: [], mainFiles: [], holdsTexts: true },
    ),
    {
      document,
      window: {},
      location: { pathname, search },
      localStorage: { getItem: () => null },
      URLSearchParams,
      fetch: async (path: string) => void asked.push(path),
      addEventListener: () => {},
    },
  )
  return asked.filter((path) => path !== '/api/auth/me')
}

it.each([
  ['/games', '', ['/api/games?lang=fr', '/api/banners?lang=fr']],
  ['/games', '?category=new', []],
  ['/game/aurora/fox', '', ['/api/games?keys=aurora%2Ffox&size=1']],
  ['/game/aurora', '', []],
  ['/static/terms-fr', '', ['/api/pages/client/terms-fr']],
  ['/', '', []],
])('reads what the blocks of %s%s ask for', (pathname, search, calls) => {
  expect(callsAt(pathname, search)).toEqual(calls)
})
