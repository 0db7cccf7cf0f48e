import { expect, it } from 'vitest'
import { publicAddress } from './public-address.ts'
import { teamSettings } from './team-settings.ts'

const env = {
  STUDIO_ORIGIN: 'https://studio.company.example',
  STUDIO_PREVIEWS: 'studio.company.example',
  STUDIO_PROXY_SECRET: 'x'.repeat(32),
  STUDIO_ROLES: 'roles.json',
}

it('reads the settings of a team: all of them, or none', () => {
  expect(teamSettings({})).toBeUndefined()
  expect(teamSettings(env)).toEqual({
    origin: env.STUDIO_ORIGIN,
    domain: env.STUDIO_PREVIEWS,
    secret: env.STUDIO_PROXY_SECRET,
    roles: 'roles.json',
  })
})

it.each([
  [{ STUDIO_ROLES: '' }, 'STUDIO_ROLES is missing'],
  [{ STUDIO_PROXY_SECRET: 'short' }, 'at least 32 characters'],
  [{ STUDIO_ORIGIN: 'http://studio.company.example' }, 'must be an origin'],
  [{ STUDIO_ORIGIN: 'https://studio.company.example/path' }, 'must be an origin'],
  [{ STUDIO_PREVIEWS: '*.company.example' }, 'must be a domain'],
])('refuses %o', (wrong, words) => expect(() => teamSettings({ ...env, ...wrong })).toThrow(words))

it('shows what is at .localhost below the domain of the proxy', () => {
  expect(publicAddress('http://2.lumina.localhost:4600', 'studio.company.example')).toBe(
    'https://2.lumina.studio.company.example',
  )
  expect(publicAddress('ws://live.vendors.localhost:4600', 'a.example')).toBe('wss://live.vendors.a.example')
  expect(publicAddress('http://*.localhost:4600', 'a.example')).toBe('https://*.a.example')
  expect(publicAddress('http://lumina.localhost:4600', undefined)).toBe('http://lumina.localhost:4600')
})
