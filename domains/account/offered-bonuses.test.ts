import { expect, it } from 'vitest'
import type { Manifest, PromotionKind } from '#manifest'
import { bonusesOf, bonusSettings } from '#manifest-tools/rules/bonus-settings.ts'
import { offeredBonuses } from './offered-bonuses.ts'

const bonus = { default: 'slots', required: true, exclude: [], validated: true }
const manifest = (layout: number, kinds?: PromotionKind[]) =>
  ({
    registration: { family: 'b', layout, permissions: { bonus } },
    forms: { 'registration-b': { fields: [{ use: 'bonus-choice', name: 'bonus' }] } },
    ...(kinds && { promotionRules: { kinds } }),
  }) as unknown as Manifest

it.each([
  [undefined, ['sport', 'slots'], ['slots']],
  [['welcome'], ['sport', 'slots'], ['slots']],
  [['wheel'], [], []],
] as [PromotionKind[] | undefined, string[], string[]][])(
  'with the kinds %j of promotions layout 1 offers %j, layout 2 %j',
  (kinds, chosen, preselected) => {
    expect(offeredBonuses(manifest(1, kinds))).toEqual(chosen)
    expect(offeredBonuses(manifest(2, kinds))).toEqual(preselected)
  },
)

it('a bonus that may not be offered is not required', () => {
  expect(bonusSettings(manifest(1, ['welcome']))).toBe(bonus)
  const settings = bonusSettings(manifest(1, ['wheel']))
  expect(settings).toMatchObject({ default: 'none', required: false })
  expect(bonusesOf(settings)).toEqual([])
})
