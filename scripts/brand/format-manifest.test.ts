import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatManifest } from './format-manifest.ts'

const text = `{
  "$schema": "../schemas/generated/manifest.schema.json",
  "manifestVersion": 1,
  "hosts": {},
  "api": { "development": "", "production": "https://api.lumina.example" },
  "languages": ["fr", "ar"],
  "theme": {
    "tokens": {
      "brand": { "dark": "#19c37d", "light": "#0b8050" },
      "link": { "dark": "#19c37d", "light": "#0b8050" }
    },
    "radius": "soft"
  },
  "pages": {
    "MAIN": {
      "blocks": [
        { "use": "banners", "place": "home" },
        { "use": "game-row", "title": "lobby.popular", "category": "popular", "limit": 18 }
      ]
    }
  }
}
`

it('lays a manifest out as people do', () => {
  expect(formatManifest(JSON.parse(text))).toBe(text)
})

it('changes no value, and keeps to the width', () => {
  const base: unknown = JSON.parse(readFileSync('manifests/base.json', 'utf8'))
  const formatted = formatManifest(base as object)
  expect(JSON.parse(formatted)).toEqual(base)
  expect(Math.max(...formatted.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
})

it('breaks what is one character too long', () => {
  const fits = { a: 'x'.repeat(95), b: 1 }
  expect(formatManifest({ key: [fits.a] }).split('\n')[1]).toHaveLength(108)
  expect(formatManifest({ key: ['x'.repeat(99)] }).split('\n')).toHaveLength(6)
})
