import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { shellScript } from './shell-script.ts'

const { manifest } = readBrands('manifests', '')[0]!
const elsewhere: [string, string[]][] = [
  ['/games', ['/games?lang={language}', '/banners?lang={language}']],
  ['/game/:providerId/:gameId', ['/games?keys={:providerId}%2F{:gameId}&size=1']],
  ['/static/:pageId', ['/pages/client/{:pageId}']],
]

/** Runs the shell’s script at an address, and returns the calls that it makes, but that of the user. */
function callsAt(pathname: string, search: string, platform?: Manifest['platform']): string[] {
  const asked: string[] = []
  const document = {
    documentElement: { dataset: {} },
    cookie: '',
    createElement: () => ({}),
    head: { appendChild() {} },
  }
  runInNewContext(
    shellScript(
      { ...manifest, languages: ['fr'], services: { development: {}, production: {} }, ...(platform && { platform }) },
      { arabicFace: '', calls: [], elsewhere, files: [], mainFiles: [], holdsTexts: true },
    ),
    {
      document,
      window: {},
      location: { pathname, search },
      localStorage: { getItem: () => null },
      URLSearchParams,
      fetch: async (path: string) => void asked.push(path),
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

it('reads nothing that the platform lacks, by whatever names its parameters have', () => {
  expect(callsAt('/static/terms-fr', '', { lacks: ['GET /pages/client/{id}'] })).toEqual([])
  expect(callsAt('/games', '', { lacks: ['GET /games'] })).toEqual(['/api/banners?lang=fr'])
})
