import { describe, expect, it } from 'vitest'
import { brand, reading } from '#testing/brand.ts'
import { readContext } from '../check/context.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { resolve } from '../layers/resolve.ts'
import { productMoneyTexts } from '../texts/money-texts.ts'
import type { Review } from '../texts/review.ts'

const context = readContext(readManifests('manifests'))
const french: Review = { by: 'Ada', on: '2026-11-27', texts: productMoneyTexts('fr', context) }

/** Checks the brand with more settings, and returns what is said of reviews. */
function check(settings: object, reviews: (language: string) => Review[] = () => []) {
  const text = brand.replace('"seo"', `${JSON.stringify(settings).slice(1, -1)},\n  "seo"`)
  const found = diagnoseSources(resolve('lumina', reading(text)), undefined, { ...context, reviews })
  return found.filter(({ code }) => code === 'texts/not-reviewed')
}

const gb = { licences: ['gb'], languages: ['en', 'fr', 'tr'] }
const inFrench = (language: string) => (language === 'fr' ? [french] : [])

describe('a brand with a licence', () => {
  it('is warned once of the languages without a review, with the command', () => {
    const count = french.texts.length
    expect(check(gb)).toMatchObject([
      {
        severity: 'warning',
        file: 'lumina.json',
        pointer: '/licences',
        message: `The brand has the licence gb, but texts that move money have no reviewer in fr (${count}), tr (${count}).`,
        remedy: 'npm run brand -- language review fr --by "<name>"',
      },
    ])
  })

  it('is not warned of languages that are reviewed, nor of English', () => {
    expect(check(gb, inFrench)).toMatchObject([{ message: expect.stringMatching(/in tr \(\d+\)\.$/) }])
    expect(check({ licences: ['gb'], languages: ['en', 'fr'] }, inFrench)).toEqual([])
  })

  it('is warned of its own texts, those in English too', () => {
    const own = (language: string) => ({
      licences: ['gb'],
      languages: ['en', 'fr'],
      texts: { [language]: { payment: { 'pending.yes': 'OK' } } },
    })
    expect(check(own('fr'), inFrench)).toMatchObject([{ message: expect.stringContaining('in fr (1).') }])
    expect(check(own('en'), inFrench)).toMatchObject([{ message: expect.stringContaining('in en (1).') }])
  })
})

it('the licence of a host counts, and the warning is there', () => {
  const text = { hosts: { 'lumina.example': {}, 'lumina.se': { licences: ['se'] } }, languages: ['fr'] }
  const replaced = brand.replace('"hosts": { "lumina.example": {} },', JSON.stringify(text).slice(1, -1) + ',')
  const found = diagnoseSources(resolve('lumina', reading(replaced)), undefined, { ...context, reviews: () => [] })
  expect(found.filter(({ code }) => code === 'texts/not-reviewed')).toMatchObject([
    { pointer: '/hosts/lumina.se/licences', message: expect.stringContaining('the licence se,') },
  ])
})

it('a brand without a licence is not warned', () => {
  expect(check({ languages: ['en', 'fr', 'tr'] })).toEqual([])
})
