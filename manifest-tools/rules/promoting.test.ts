import { expect, it } from 'vitest'
import { brand, reading } from '#testing/brand.ts'
import { readContext } from '../check/context.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { resolve } from '../layers/resolve.ts'

const context = readContext(readManifests('manifests'))

/** Checks the brand with a first-deposit bonus and rules of promotions, and returns what is said of promotions. */
function check(bonus: object, promotionRules: object) {
  const settings = { promotionRules, registration: { family: 'b', permissions: { bonus } } }
  const text = brand.replace('"seo"', `${JSON.stringify(settings).slice(1, -1)},\n  "seo"`)
  return diagnoseSources(resolve('lumina', reading(text)), undefined, context)
    .filter(({ code, pointer }) => code.startsWith('promotions/') && pointer.startsWith('/registration'))
    .map(({ code, pointer }) => [code, pointer])
}

const offer = { products: ['sport', 'casino'], audience: 'all', wagering: 30, moment: 'beforeBet' }
const place = '/registration/permissions/bonus'

it('the first-deposit bonus is an offer, too', () => {
  expect(check({ offer }, { mixedProducts: false, maxWagering: 10, beforeBet: false, firstTimeOnly: true })).toEqual([
    ['promotions/mixed-products', `${place}/offer/products`],
    ['promotions/not-first-time', `${place}/offer/audience`],
    ['promotions/too-much-wagering', `${place}/offer/wagering`],
    ['promotions/wrong-moment', `${place}/offer/moment`],
  ])
  expect(check({ offer }, { mixedProducts: true })).toEqual([])
})

it('a first-deposit bonus that may not be shown is told', () => {
  expect(check({}, { kinds: ['wheel'] })).toEqual([['promotions/not-shown', place]])
  expect(check({}, { kinds: ['welcome'] })).toEqual([])
  expect(check({ exclude: ['sport', 'slots'], default: 'none' }, { kinds: ['wheel'] })).toEqual([])
})
