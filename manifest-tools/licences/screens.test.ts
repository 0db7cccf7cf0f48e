import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { licences } from '#schemas/licences.ts'
import { readManifests } from '../layers/read-manifests.ts'

const screens = Object.entries(licences).flatMap(([licence, { duties }]) =>
  duties.flatMap(({ id, screens: own = [] }) => own.map((screen) => ({ duty: `${licence} ${id}`, ...screen }))),
)

const base = JSON.parse(readManifests('manifests').read('base')!) as Pick<Manifest, 'pages'>

/** The attributes that the product’s components write. */
const written = new Set(
  ['engine', 'domains', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').match(/\bdata-[a-z-]+/g) ?? []),
  ),
)

it('every screen is a page of the product', () => {
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.filter(({ page }) => !Object.hasOwn(base.pages, page))).toEqual([])
})

it('every selector has only attributes that the product writes, and at least one', () => {
  const unknown = screens.flatMap(({ duty, clicks = [], shows }) =>
    [...clicks, ...shows].flatMap((selector) => {
      const used = selector.match(/\bdata-[a-z-]+/g) ?? ['no attribute']
      return used.filter((name) => !written.has(name)).map((name) => `${duty}: ${name} in ${selector}`)
    }),
  )
  expect(unknown).toEqual([])
})

it('every block and overlay of a selector exists', () => {
  const blocks = readdirSync('widgets/blocks')
  const overlays = readdirSync('widgets/overlays')
  const named = (attribute: string) =>
    screens.flatMap(({ clicks = [], shows }) =>
      [...clicks, ...shows].flatMap((selector) =>
        [...selector.matchAll(new RegExp(`\\[data-${attribute}=([a-z-]+)\\]`, 'g'))].map(([, name]) => name!),
      ),
    )
  expect(named('block').filter((name) => !blocks.includes(name))).toEqual([])
  expect(named('overlay').filter((name) => !overlays.includes(name))).toEqual([])
})
