import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { moneyTextsOf, movesMoney, ownMoneyTexts, productMoneyTexts, unreviewed } from './money-texts.ts'
import type { Review } from './review.ts'

const texts: Record<string, Record<string, Record<string, string>>> = {
  en: { payment: { 'pending.yes': 'Yes, cancel', 'pending.title': 'In progress', 'pending.no': 'Keep it' } },
  fr: { payment: { 'pending.yes': 'Oui, annuler', 'pending.title': 'En cours', 'pending.no': 'Garder' } },
}
const context = {
  texts: (language: string, namespace: string) => new Map(Object.entries(texts[language]?.[namespace] ?? {})),
}
const brand = (id: string, own: object) => ({ id, texts: own, languages: ['en', 'fr'] }) as unknown as Manifest
const yes = { key: 'payment:pending.yes', english: 'Yes, cancel', text: 'Oui, annuler' }
const no = { key: 'payment:pending.no', english: 'Keep it', text: 'Garder' }
const review = (by: string, ...of: Review['texts']): Review => ({ by, on: '2026-11-27', texts: of })
const french = productMoneyTexts('fr', context)

it('a key is marked in all of its plural forms', () => {
  expect(['payment:pending.yes', 'payment:pending.yes_few', 'payment:pending.title'].map(movesMoney)).toEqual([
    true,
    true,
    false,
  ])
})

describe('the product’s texts', () => {
  it('that move money are those that the glossary marks, beside English', () => {
    expect(french).toEqual([
      { ...yes, brands: [] },
      { ...no, brands: [] },
    ])
  })

  it('in English are no translation', () => {
    expect(productMoneyTexts('en', context)).toEqual([])
  })
})

describe('a brand’s own texts', () => {
  const own = { fr: { payment: { 'pending.yes': 'Stop', 'pending.title': 'Bientôt' } } }

  it('take the place of the product’s', () => {
    expect(moneyTextsOf(brand('lumina', own), 'fr', context)).toEqual([
      { ...no, brands: [] },
      { ...yes, text: 'Stop', brands: ['lumina'] },
    ])
  })

  it('are compared with its own English, and those in English with the product’s', () => {
    const both = brand('lumina', { ...own, en: { payment: { 'pending.yes': 'Stop it' } } })
    expect(ownMoneyTexts(both, 'fr', context)).toMatchObject([{ english: 'Stop it', text: 'Stop' }])
    expect(ownMoneyTexts(both, 'en', context)).toMatchObject([{ english: 'Yes, cancel', text: 'Stop it' }])
  })

  it('are listed once for all brands that have them', () => {
    const all = ['lumina', 'nova'].flatMap((id) => ownMoneyTexts(brand(id, own), 'fr', context))
    expect(unreviewed(all, [])).toEqual([{ ...yes, text: 'Stop', brands: ['lumina', 'nova'] }])
  })
})

describe('a review', () => {
  it('holds for the texts that it names', () => {
    expect(unreviewed(french, [review('Ada', yes)]).map(({ key }) => key)).toEqual([no.key])
    expect(unreviewed(french, [review('Ada', yes), review('Bo', no)])).toEqual([])
  })

  it.each([
    ['the text', { ...yes, text: 'Annuler' }],
    ['its English', { ...yes, english: 'Cancel it' }],
  ])('ends when %s changes, and the last reviewer is named', (_what, signed) => {
    const [found] = unreviewed(french, [review('Ada', signed), review('Bo', signed), review('Cy', no)])
    expect(found).toEqual({ ...yes, brands: [], earlier: { by: 'Bo', on: '2026-11-27' } })
  })

  it('holds again when the reviewed words are back', () => {
    expect(unreviewed(french, [review('Ada', yes, no), review('Bo', { ...yes, text: 'Annuler' })])).toEqual([])
  })
})
