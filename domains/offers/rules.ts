import type { PromotionKind } from '#manifest'
import { error, warning, type Codes, type Rule, type RuleFinding, type RuleSet } from '#manifest-tools/check/rule.ts'
import { isAllowed } from '#manifest-tools/rules/allowed-promotions.ts'
import { promotingIn, type Promoting } from '#manifest-tools/rules/promoting.ts'

/** The kinds that give something: where only the first time is allowed, they are for new players. */
const gifts: readonly PromotionKind[] = ['wheel', 'cashback', 'voucher', 'bonus', 'mission', 'welcome']

type Words = Pick<RuleFinding, 'code' | 'message' | 'effect'>

/** Returns a rule about what the shown offers of a brand say. `part` is the part of `offer` that is wrong. */
const about =
  (part: string, find: (each: Promoting, ...given: Parameters<Rule>) => Words | undefined): Rule =>
  (manifest, context) =>
    promotingIn(manifest).flatMap((each) => {
      if (!each.offer || !isAllowed(each.kind, manifest)) return []
      const words = find(each, manifest, context)
      return words ? [{ pointer: `${each.pointer}/offer/${part}`, ...words }] : []
    })

const isShown: Rule = (manifest) =>
  promotingIn(manifest).flatMap(({ use, pointer, kind }) => {
    if (isAllowed(kind, manifest)) return []
    return [
      {
        code: 'promotions/not-shown' as const,
        pointer,
        against: '/promotionRules/kinds',
        message: `"${use}" is not shown: promotionRules.kinds does not have "${kind}".`,
        effect: 'players do not see it',
      },
    ]
  })

const staysInOneProduct = about('products', ({ use, offer }, { promotionRules }) =>
  promotionRules?.mixedProducts === false && offer!.products.length > 1
    ? {
        code: 'promotions/mixed-products',
        message: `"${use}" offers ${offer!.products.join(' and ')}, but promotionRules.mixedProducts is false: name one product.`,
        effect: 'an offer leads players to a product that they did not choose',
      }
    : undefined,
)

const isWageredLittle = about('wagering', ({ use, offer }, { promotionRules: { maxWagering = Infinity } = {} }) =>
  (offer!.wagering ?? 0) > maxWagering
    ? {
        code: 'promotions/too-much-wagering',
        message: `"${use}" must be wagered ${offer!.wagering} times, but promotionRules.maxWagering is ${maxWagering}.`,
        effect: 'players have to play more than the brand may ask for',
      }
    : undefined,
)

const isGivenInTime = about('moment', ({ use, offer }, { promotionRules = {} }) => {
  const { moment } = offer!
  const isRefused =
    (moment === 'inPlay' && promotionRules.inPlay === false) ||
    (moment === 'beforeBet' && promotionRules.beforeBet === false)
  if (!isRefused) return undefined
  return {
    code: 'promotions/wrong-moment',
    message: `"${use}" is given at the moment "${moment}", but promotionRules.${moment} is false.`,
    effect: 'players see an offer when the brand may make none',
  }
})

const isForNewPlayers = about('audience', ({ use, kind, offer }, { promotionRules }) =>
  promotionRules?.firstTimeOnly && gifts.includes(kind) && ['all', 'players'].includes(offer!.audience)
    ? {
        code: 'promotions/not-first-time',
        message: `"${use}" is for "${offer!.audience}", but promotionRules.firstTimeOnly is true: use "new" or "visitors".`,
        effect: 'players are drawn back by an offer that the brand may not make',
      }
    : undefined,
)

/** The terms of the welcome offer say how often it is wagered, too. */
const hasFairTerms: Rule = (manifest) => {
  const { maxWagering = Infinity } = manifest.promotionRules ?? {}
  return promotingIn(manifest).flatMap(({ use, pointer, kind, terms = {} }) => {
    if (!isAllowed(kind, manifest)) return []
    return Object.entries(terms).flatMap(([product, { wagering }]) =>
      wagering > maxWagering
        ? [
            {
              code: 'promotions/too-much-wagering' as const,
              pointer: `${pointer}/terms/${product}/wagering`,
              message: `"${use}" must be wagered ${wagering} times, but promotionRules.maxWagering is ${maxWagering}.`,
              effect: 'players have to play more than the brand may ask for',
            },
          ]
        : [],
    )
  })
}

const codes: Codes = {
  'promotions/mixed-products': error('An offer covers several products, which promotionRules forbid.'),
  'promotions/not-first-time': error('An offer is for more than new players, which promotionRules forbid.'),
  'promotions/not-shown': warning('A block or a window promotes what promotionRules do not allow, so it is not shown.'),
  'promotions/too-much-wagering': error('An offer must be wagered more often than promotionRules allow.'),
  'promotions/wrong-moment': error('An offer is given at a moment that promotionRules forbid.'),
}

/** Rules about promotions. */
export const offerRules: RuleSet = {
  codes,
  rules: [isShown, staysInOneProduct, isWageredLittle, isGivenInTime, isForNewPlayers, hasFairTerms],
}
