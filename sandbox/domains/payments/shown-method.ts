import { digitsOf, toMajor } from '../../app/money.ts'
import { shownFields } from './fields.ts'
import { limitsOf, type MethodRule, unitsOf } from './methods.ts'
import { type Payer, unverifiedLimit } from './orders.ts'
import { textsOf } from './texts.ts'
import type { ServedMethod } from '../../app/served.ts'

/** A method as a player sees it in a language; its picture is on `origin`. */
export function shownMethod(rule: MethodRule, payer: Payer, lang: string, origin: string): ServedMethod {
  const { currency } = payer
  const { min, max } = limitsOf(rule, currency, digitsOf(currency))
  const unverified = unverifiedLimit(payer, rule)
  return {
    id: rule.id,
    name: textsOf(lang).methods[rule.id],
    image: `${origin}/art/payments/${rule.id}.svg`,
    direction: rule.direction,
    kind: rule.kind,
    currency,
    min: toMajor(min, currency),
    max: toMajor(max, currency),
    fee: { percent: rule.feeShare / 10, fixed: toMajor(unitsOf(currency, rule.feeFixed), currency) },
    ...(rule.minutes !== undefined && { minutes: rule.minutes }),
    fields: shownFields(rule, lang),
    ...(unverified < min && { needsVerification: true }),
    ...(unverified >= min && unverified < max && { verificationAbove: toMajor(unverified, currency) }),
  }
}
