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

it('formats a manifest like the hand-written ones', () => {
  expect(formatManifest(JSON.parse(text))).toBe(text)
})

it('changes no value, and keeps the line width', () => {
  const base: unknown = JSON.parse(readFileSync('manifests/base.json', 'utf8'))
  const formatted = formatManifest(base as object)
  expect(JSON.parse(formatted)).toEqual(base)
  expect(Math.max(...formatted.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
})

it('breaks a line that is one character too long', () => {
  const linesOf = (length: number) => formatManifest({ key: ['x'.repeat(length)] }).split('\n')
  const [, longest] = linesOf(96)
  expect([longest!.length, linesOf(97).length]).toEqual([109, 6])
})
