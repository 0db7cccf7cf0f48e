import type { Block } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import type { Rule } from '#manifest-tools/check/rule.ts'
import { callingCodes } from './calling-codes.ts'

const permissions = '/registration/permissions'

const isLicence = (block: Block) => block.use === 'licence'

const minAgeMatchesSign: Rule = (manifest) => {
  const { minAge } = manifest.registration.permissions
  const signs = listedBlocks(manifest).flatMap(({ pointer, block }) =>
    isLicence(block) && 'minAge' in block ? [{ pointer: `${pointer}/minAge`, age: block.minAge }] : [],
  )
  const differing = signs.find(({ age }) => age > minAge) ?? signs.find(({ age }) => age < minAge)
  if (!differing) return []
  const { pointer, age } = differing
  const at = { pointer: `${permissions}/minAge`, also: [pointer] }
  const message = `Players can register at ${minAge}, but the age sign says ${age}.`
  return age > minAge
    ? [
        {
          ...at,
          code: 'registration/under-age',
          message,
          effect: 'players younger than the licence allows can register',
        },
      ]
    : [
        {
          ...at,
          code: 'registration/age-sign-too-low',
          message,
          effect: `players from ${age} to ${minAge - 1} are refused without having been told`,
        },
      ]
}

const prefixFitsCountry: Rule = ({ registration }) => {
  const { prefix, country } = registration.permissions.phone
  const codes = callingCodes(country)
  // A prefix of North America can include the area: +1242 is the Bahamas.
  const fits = (code: string) => prefix === `+${code}` || (code === '1' && prefix.startsWith('+1'))
  if (codes.length === 0 || codes.some(fits)) return []
  const [code] = codes
  return [
    {
      code: 'registration/prefix-differs',
      pointer: `${permissions}/phone/prefix`,
      also: [`${permissions}/phone/country`],
      message: `The prefix ${prefix} does not belong to the country ${country}.`,
      suggestion: `+${code}`,
      effect: 'the form starts with the prefix of another country',
    },
  ]
}

/** Rules about settings of registration that say the same in two places. */
export const agreement: Rule[] = [minAgeMatchesSign, prefixFitsCountry]
