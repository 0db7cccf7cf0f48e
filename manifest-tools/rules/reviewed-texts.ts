import { child } from '../json/pointer.ts'
import { licencesOf } from '../licences/duties.ts'
import { moneyTextsOf, unreviewed } from '../texts/money-texts.ts'
import type { Manifest } from '#manifest'
import type { Rule } from '../check/rule.ts'

/** One finding for all languages: a brand often has many. */
const areReviewed: Rule = (manifest, context) => {
  const licences = licencesOf({ ...manifest })
  const { reviews } = context
  if (!reviews || licences.length === 0) return []
  const counts = manifest.languages.flatMap((language) => {
    const { length } = unreviewed(moneyTextsOf(manifest, language, context), reviews(language))
    return length > 0 ? [{ language, length }] : []
  })
  const [first] = counts
  if (!first) return []
  const list = counts.map(({ language, length }) => `${language} (${length})`).join(', ')
  return [
    {
      code: 'texts/not-reviewed',
      pointer: licencesPointer(manifest),
      message: `The brand has the licence ${licences.join(', ')}, but texts that move money have no reviewer in ${list}.`,
      effect: 'nobody has confirmed that buttons such as “Withdraw” say what happens to the player’s money',
      remedy: `npm run brand -- language review ${first.language} --by "<name>"`,
    },
  ]
}

/** Returns where the licences are named: by the brand, or by its first host with some. */
function licencesPointer({ licences, hosts }: Manifest): string {
  if (licences) return '/licences'
  const [host = ''] = Object.entries(hosts).find(([, settings]) => settings.licences?.length) ?? []
  return `${child('/hosts', host)}/licences`
}

/** Rules about the review of texts. */
export const reviewedTexts: Rule[] = [areReviewed]
