import { expect, it } from 'vitest'
import base from '../../manifests/base.json' with { type: 'json' }
import type { Manifest } from '#manifest'
import { cleanLocation } from './clean-location.ts'

const site = 'https://lumina.example'
const pages = base.pages as unknown as Manifest['pages']
const clean = (path: string, below = '') => cleanLocation(site + path, pages, below)

it.each([
  ['/', '/'],
  ['/games?search=red&page=2', '/games'],
  [
    '/?lng=fr&lang=ar&utm_source=mail&utm_campaign=a%20b&gclid=x',
    '/?lng=fr&lang=ar&utm_source=mail&utm_campaign=a+b&gclid=x',
  ],
  ['/?ref=FRIEND&apikey=k&subid=s&payment=1&token=t&lng=fr', '/?lng=fr'],
  ['/?utm=1&xlng=1&LNG=1&access_token=a', '/'],
  ['/login#access_token=abc', '/login'],
  ['/reset-password/4f9a-secret?lng=fr', '/reset-password/-?lng=fr'],
  ['/confirm-email/4f9a-secret/x', '/confirm-email/-'],
  ['/static/terms-fr', '/static/terms-fr'],
])('%s is reported as %s', (path, cleaned) => {
  expect(clean(path)).toBe(site + cleaned)
})

it('keeps the language of the path, and removes a secret below it', () => {
  expect(clean('/fr/games?search=red', '/fr')).toBe(`${site}/fr/games`)
  expect(clean('/fr/reset-password/4f9a-secret', '/fr')).toBe(`${site}/fr/reset-password/-`)
})

it('removes user name and password from the address', () => {
  expect(cleanLocation('https://ada:secret@lumina.example/', pages, '')).toBe('https://lumina.example/')
})
