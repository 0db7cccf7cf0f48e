import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { brandTexts } from './brand-texts.ts'

const product = { nav: { home: 'Home', games: 'Games' }, hello: 'Hello' }
const textsWith = (common: Record<string, string>, languages = ['en']) =>
  brandTexts(
    { languages, texts: { en: { common }, fr: { common: { hello: 'Salut' } } } } as unknown as Manifest,
    product,
  )

it('puts the brand’s texts of its first language in place of the product’s, at any depth', () => {
  expect(textsWith({ 'nav.home': 'Lobby', 'my.own.text': 'Mine' })).toEqual({
    nav: { home: 'Lobby', games: 'Games' },
    hello: 'Hello',
    my: { own: { text: 'Mine' } },
  })
  expect(textsWith({}, ['fr', 'en'])).toMatchObject({ hello: 'Salut' })
})

it('changes neither the product’s texts nor an object’s prototype', () => {
  const before = structuredClone(product)
  textsWith({ 'nav.home': 'Lobby', 'hello.x': 'Never', '__proto__.polluted': 'yes' })
  expect(product).toEqual(before)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
