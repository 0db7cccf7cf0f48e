import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from '#manifest'
import { readBrands } from '../scripts/publish/brands.ts'
import { wordElements } from '../scripts/publish/painted-frame.ts'
import { earlyBlocks, earlyOf, withEarlyBlocks } from '../scripts/publish/early-places.ts'
import { paint } from './painter.tsx'

const brands = readBrands('manifests').map(({ id, manifest }) => ({ id, manifest }))
const namespaceOf = (language: string, name: string) =>
  JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, 'utf8')) as Record<string, unknown>
const textsOf = (language: string) => ({ common: namespaceOf(language, 'common'), user: namespaceOf(language, 'user') })

/** The blocks in the markup, in order, and whether they are empty. */
const blocksIn = (markup: string) =>
  [...markup.matchAll(/data-block="([\w-]+)">(<\/div>)?/g)].map(([, use, end]) => ({
    use: use!,
    empty: end !== undefined,
  }))

/** Blocks that render nothing for a first-time visitor. */
const nothingYet = (block: Block) =>
  block.use === 'wheel-badge' ||
  block.use === 'bet-slip-summary' ||
  (block.use === 'game-row' && (block.source === 'favourites' || block.source === 'recent'))

const forVisitors = ({ guards }: Block) => !guards?.includes('signed-in')

describe.each(brands)('the painter, on $id', ({ manifest }) => {
  const texts = textsOf(manifest.languages[0])
  const { frame: markup, others } = paint(withEarlyBlocks(manifest), texts)

  it('renders the first screen: the frame without its footer, and the first blocks of the main page', () => {
    const { header, rail, bottomBar } = manifest.frame
    const expected = [...header, ...rail, ...manifest.pages.MAIN.blocks.filter(forVisitors).slice(0, 2), ...bottomBar]
    expect(blocksIn(markup)).toEqual(expected.map((block) => ({ use: block.use, empty: nothingYet(block) })))
  })

  it('renders it in the brand’s first language, for a visitor', () => {
    const { account } = texts.common as { account: Record<string, string> }
    expect(markup).toContain(account.signIn!.replaceAll("'", '&#x27;'))
    expect(markup).toContain(`alt="${manifest.name}"`)
    expect(markup).not.toContain(`href="${manifest.pages.PROFILE.path}"`)
    expect(markup).not.toMatch(/>[a-z]+(\.\w+)+</)
  })

  it('draws every icon, and loads none of them later', () => {
    expect(markup + others).not.toMatch(/<svg[^>]*><\/svg>/)
  })

  it('has words in those elements alone whose words are bars in another language', () => {
    const words = [...(markup + others).matchAll(/<(\w+)[^>]*>[^<{]*[^\s<{\u00a0][^<]*</g)].map(
      ([, element]) => element!,
    )
    expect(new Set(words.filter((element) => !wordElements.includes(element)))).toEqual(new Set(['option', 'kbd']))
  })

  it('renders templates of the other pages that have early items, each with all that its block shows', () => {
    const templates = others.replace(/<link [^>]*>/g, '').split(/(?=<template data-for=)/)
    const names = templates.map((template) => /^<template data-for="(\w+)">/.exec(template)?.[1])
    const { MAIN: _main, ...early } = earlyBlocks(manifest)
    expect(names).toEqual(Object.keys(early))
    expect(names).toEqual(['GAMES', 'TV_GAMES', 'GAME', 'STATIC_PAGE'])
    for (const [index, block] of Object.values(early).entries()) {
      const template = templates[index]!
      const shown = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      // Where an image service makes the sizes, the platform’s own have no place of their own.
      const expected = earlyOf(block)!.shows.filter(
        (property) => property !== 'imageSizes' || !manifest.images?.service,
      )
      expect(new Set(shown)).toEqual(new Set(expected))
      expect(template).not.toMatch(/>[a-z]+(\.\w+)+</)
    }
  })
})

describe('the painter', () => {
  const { manifest } = brands[0]!
  const texts = textsOf(manifest.languages[0])

  it('leaves blocks empty whose code is missing, that need a browser, or whose texts load later', () => {
    const header = [
      { use: 'promotions' },
      { use: 'version', guards: [{ use: 'session-flag', flag: 'successful-deposit' }] },
      { use: 'logo' },
    ]
    const odd = { ...manifest, frame: { ...manifest.frame, header } } as never
    expect(blocksIn(paint(odd, texts).frame).slice(0, 2)).toEqual([
      { use: 'promotions', empty: true },
      { use: 'logo', empty: false },
    ])
    const items = [{ page: 'MAIN', icon: 'house', text: 'errors:no.such' }]
    expect(
      paint({ ...manifest, frame: { ...manifest.frame, header: [{ use: 'main-nav', items }] } } as never, texts).frame,
    ).not.toContain('no.such')
  })
})
