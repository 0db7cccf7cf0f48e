import { expect, it } from 'vitest'
import type { Language, Manifest } from '#manifest'
import { brandTexts } from './brand-texts.ts'

const product = { common: { nav: { home: 'Home', games: 'Games' }, hello: 'Hello' }, user: { title: 'You' } }
const own = (common: Record<string, string>) => ({ en: { common }, fr: { common: { hello: 'Salut' } } })
const textsWith = (common: Record<string, string>, language: Language = 'en') =>
  brandTexts({ texts: own(common), i18n: {} } as unknown as Manifest, language, product)

it('puts the brand’s texts of a language in place of the product’s, at any depth', () => {
  expect(textsWith({ 'nav.home': 'Lobby', 'my.own.text': 'Mine' })).toEqual({
    common: { nav: { home: 'Lobby', games: 'Games' }, hello: 'Hello', my: { own: { text: 'Mine' } } },
    user: { title: 'You' },
  })
  expect(textsWith({}, 'fr')).toMatchObject({ common: { hello: 'Salut', nav: { home: 'Home' } } })
  expect(textsWith({}, 'de')).toEqual(product)
})

it('adds a namespace that the product lacks', () => {
  const texts = { en: { extra: { 'a.b': 'C' } } }
  expect(brandTexts({ texts, i18n: {} } as unknown as Manifest, 'en', product).extra).toEqual({ a: { b: 'C' } })
})

it('changes neither the product’s texts nor an object’s prototype', () => {
  const before = structuredClone(product)
  textsWith({ 'nav.home': 'Lobby', 'hello.x': 'Never', '__proto__.polluted': 'yes' })
  expect(product).toEqual(before)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

it('writes the product’s digits as the brand has chosen, and leaves the brand’s own texts', () => {
  const manifest = { i18n: { digits: { fa: 'latin' } }, texts: { fa: { common: { b: '۵' } } } } as unknown as Manifest
  expect(brandTexts(manifest, 'fa', { common: { a: '۷ روز', b: '۶' } })).toEqual({ common: { a: '7 روز', b: '۵' } })
})
