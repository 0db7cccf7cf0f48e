import type { Manifest } from '#manifest'
import { error, warning, type Codes, type Rule } from '#manifest-tools/check/rule.ts'

type Limits = Manifest['playerProtection']['limits']

const at = '/playerProtection/limitRules'

/** Limits that are required must be offered, for their periods too: else a player could never go on. */
const requiredIsOffered: Rule = ({ playerProtection }) => {
  const { limits, limitRules = {} } = playerProtection
  const offered: Limits = limits
  return (limitRules.required ?? []).flatMap(({ kind, periods = [] }, index) => {
    const pointer = `${at}/required/${index}`
    if (!offered.includes(kind))
      return [
        {
          code: 'playerProtection/limit-not-offered' as const,
          pointer: `${pointer}/kind`,
          also: ['/playerProtection/limits'],
          message: `"${kind}" is required, but "limits" does not offer it: add it there.`,
          effect: 'players see no such limit in their profile and cannot change it',
        },
      ]
    const missing = periods.find((period) => limitRules.periods?.includes(period) === false)
    return missing === undefined
      ? []
      : [
          {
            code: 'playerProtection/limit-not-offered' as const,
            pointer: `${pointer}/periods`,
            also: [`${at}/periods`],
            message: `A limit per ${missing} is required, but "periods" does not offer it: add it there.`,
            effect: 'players cannot change this limit later',
          },
        ]
  })
}

/** What players must do first needs calls that the platform has. */
const stepsAreServed: Rule = ({ playerProtection, platform }) => {
  const { limitRules, statement } = playerProtection
  const lacks: readonly string[] = platform?.lacks ?? []
  const needs: [isOn: boolean, pointer: string, calls: string[], effect: string][] = [
    [limitRules?.required !== undefined, `${at}/required`, ['GET /my/limits', 'PUT /my/limits'], 'no limit can be set'],
    [statement !== undefined, '/playerProtection/statement', ['GET /my/net-position'], 'players see no statement'],
  ]
  return needs.flatMap(([isOn, pointer, calls, effect]) => {
    const missing = calls.find((call) => lacks.includes(call))
    return isOn && missing
      ? [
          {
            code: 'playerProtection/not-served' as const,
            pointer,
            also: ['/platform/lacks'],
            message: `It needs ${missing}, which "platform.lacks" says that the platform does not have.`,
            effect,
          },
        ]
      : []
  })
}

/** Settings that have no effect without another one. */
const rulesHaveEffect: Rule = ({ playerProtection }) => {
  const { limits, limitRules } = playerProtection
  if (!limitRules) return []
  const { entry, suggestions } = limitRules
  const without = (pointer: string, message: string, effect: string) => [
    { code: 'playerProtection/no-effect' as const, pointer, message, effect },
  ]
  return [
    ...(limits.length === 0
      ? without(at, '"limits" offers no limit to which these rules could apply.', 'the rules have no effect')
      : []),
    ...(entry === 'suggestions' && !suggestions
      ? without(`${at}/entry`, 'There are no "suggestions".', 'players only type amounts')
      : []),
    ...(suggestions && entry !== 'suggestions'
      ? without(`${at}/suggestions`, '"entry" is not "suggestions".', 'no amount is suggested')
      : []),
  ]
}

/** The codes of rules about limits. */
export const limitCodes: Codes = {
  'playerProtection/limit-not-offered': error('A limit is required that players are not offered.'),
  'playerProtection/not-served': error('A player protection needs a call that the platform does not have.'),
  'playerProtection/no-effect': warning('A setting of limits has no effect.'),
}

/** Rules about the rules of limits. */
export const limitRuleChecks: readonly Rule[] = [requiredIsOffered, stepsAreServed, rulesHaveEffect]
