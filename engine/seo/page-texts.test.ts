import { describe, expect, it } from 'vitest'
import type { SeoPages } from '#manifest'
import { pageTexts, type PageWords } from './page-texts.ts'

const words = { page: 'GAMES', language: 'en', heading: 'Casino' } as const
const game = {
  page: 'GAME',
  language: 'en',
  heading: 'Game',
  content: { title: 'Aurora', values: { game: 'Aurora', provider: 'Borealis', category: 'Slots' } },
} as const
const siteWith = (pages?: SeoPages, ofFrench?: SeoPages) => ({
  name: 'Acme',
  project: 'ACME',
  seo: {
    title: 'Acme casino',
    description: 'Play at Acme.',
    robots: 'index' as const,
    ...(pages && { pages }),
    languages: { fr: { title: 'Acme, casino', ...(ofFrench && { pages: ofFrench }) } },
  },
})
const textsOf = (shown: PageWords, ...pages: Parameters<typeof siteWith>) => pageTexts(siteWith(...pages), shown)

describe('without templates', () => {
  it('the main page, and a file of several pages, have the texts of the site in the language', () => {
    for (const page of ['MAIN', undefined] as const) {
      expect(textsOf({ ...words, page, heading: 'Home' })).toEqual({
        title: 'Acme casino',
        description: 'Play at Acme.',
      })
      expect(textsOf({ ...words, page, language: 'fr' }).title).toBe('Acme, casino')
    }
  })

  it('other pages have their name and the brand’s, and their own description if they have one', () => {
    expect(textsOf(words)).toEqual({ title: 'Casino · Acme', description: 'Play at Acme.' })
    expect(textsOf({ ...words, description: '{{page}} of {{brand}} ({{project}}).' }).description).toBe(
      'Casino of Acme (ACME).',
    )
    expect(textsOf({ ...words, heading: 'Games of {{brand}}' }).title).toBe('Games of Acme · Acme')
  })

  it('content has its own title and description', () => {
    const content = { title: 'Cashback', description: '10 % back.' }
    expect(textsOf({ ...words, page: 'PROMOTIONS', content, description: 'All promotions.' })).toEqual({
      title: 'Cashback · Acme',
      description: '10 % back.',
    })
  })

  it('a page’s text with a placeholder that has no value gives way to the site’s', () => {
    const description = 'Play {{game}} by {{provider}}.'
    expect(textsOf({ ...game, description }).description).toBe('Play Aurora by Borealis.')
    expect(
      textsOf({ ...game, description, content: { title: 'Aurora', values: { game: 'Aurora', provider: '' } } })
        .description,
    ).toBe('Play at Acme.')
    expect(textsOf({ ...game, description, content: undefined })).toEqual({
      title: 'Game · Acme',
      description: 'Play at Acme.',
    })
  })
})

describe('with templates', () => {
  const pages = {
    MAIN: { title: '{{brand}}: {{page}}' },
    GAME: { title: '{{game}} by {{ provider }} · {{brand}}', description: 'Play {{game}} ({{category}}).' },
    PROMOTIONS: { description: '{{page}}: {{text}}' },
  }

  it('they name the brand, the page, the game, its provider and its category', () => {
    expect(textsOf({ ...words, page: 'MAIN', heading: 'Home' }, pages).title).toBe('Acme: Home')
    expect(textsOf(game, pages)).toEqual({
      title: 'Aurora by Borealis · Acme',
      description: 'Play Aurora (Slots).',
    })
  })

  it('they name the summary of a promotion', () => {
    const promotion = { ...words, page: 'PROMOTIONS', heading: 'Promotions', description: 'All of them.' } as const
    expect(
      textsOf({ ...promotion, content: { title: 'Cashback', description: '10 %', values: { text: '10 %' } } }, pages)
        .description,
    ).toBe('Cashback: 10 %')
    expect(textsOf(promotion, pages).description).toBe('All of them.')
  })

  it('those of a language replace those of the site one by one', () => {
    const french = { GAME: { title: '{{game}} chez {{brand}}' } }
    expect(textsOf({ ...game, language: 'fr' }, pages, french)).toEqual({
      title: 'Aurora chez Acme',
      description: 'Play Aurora (Slots).',
    })
  })

  it('one with a placeholder that is unknown, or has no value yet, is not used', () => {
    expect(textsOf({ ...game, content: undefined }, pages).title).toBe('Game · Acme')
    expect(textsOf(game, { GAME: { title: '{{constructor}} {{game}}' } }).title).toBe('Aurora · Acme')
    expect(textsOf(words, { GAMES: { title: '{{game}}' } }).title).toBe('Casino · Acme')
  })
})

it('values are not templates, and cannot reorder the text around them', () => {
  const title = '{{brand}}\u202e'
  const content = { title, values: { game: title, provider: 'Borealis', category: 'Slots' } }
  expect(textsOf({ ...game, content }).title).toBe('{{brand}} · Acme')
  expect(textsOf({ ...game, content }, { GAME: { title: '\u2068{{game}}\u2069 by {{provider}}' } }).title).toBe(
    '{{brand}} by Borealis',
  )
})
