import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBrands } from '../brands/brands.ts'
import { appIcons } from '../pictures/app-icons.ts'
import { webAppManifest, webAppTags } from './web-app.ts'

const brands = readBrands('manifests')
const parse = (manifest: (typeof brands)[number]['manifest']) =>
  JSON.parse(webAppManifest(manifest, { common: { page: { GAMES: 'All games' } } }))

describe.each(brands.map(({ id, manifest }) => [id, manifest] as const))('%s', (_id, manifest) => {
  it('is installable with its own name, colours, language and direction', () => {
    const { default: theme, tokens } = manifest.theme
    expect(parse(manifest)).toMatchObject({
      name: manifest.name,
      lang: manifest.languages[0],
      dir: manifest.languages[0] === 'ar' || manifest.languages[0] === 'fa' ? 'rtl' : 'ltr',
      display: 'standalone',
      start_url: '/',
      scope: '/',
      background_color: tokens.background[theme],
    })
  })

  it('has its own images for every purpose', () => {
    const { icons } = parse(manifest) as { icons: { src: string; sizes: string; purpose: string }[] }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ])
    for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true)
    expect(webAppTags(manifest).join()).toContain(
      `rel="apple-touch-icon" sizes="180x180" href="${appIcons(manifest.icon)[3]!.address}"`,
    )
  })
})

const { manifest } = brands[0]!

it('lists public pages as shortcuts', () => {
  const { pages } = manifest
  const hidden = {
    ...manifest,
    pages: {
      ...pages,
      SPORT: { ...pages.SPORT, visible: false },
      PROMOTIONS: { ...pages.PROMOTIONS, guards: ['signed-in' as const] },
    },
  }
  expect(parse(hidden).shortcuts).toEqual([{ name: 'All games', url: '/games' }])
})

it('uses the icon if images are not drawn', () => {
  const plain = { ...manifest, icon: '/brands/nobody/icon.svg', name: 'A "B"' }
  expect(parse(plain).icons).toEqual([
    { src: '/brands/nobody/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ])
  expect(webAppTags(plain).join()).not.toContain('apple-touch-icon')
  expect(webAppTags(plain)).toContain('<meta name="apple-mobile-web-app-title" content="A &#34;B&#34;" />')
  expect(parse({ ...manifest, icon: '' }).icons).toEqual([])
})
