import type { Rule } from '../../check/rule.ts'
import { backEnd, gameHosts, hosts, services } from './addresses.ts'
import { logo, sharePicture, support, terms } from './contents.ts'
import type { Item } from './item.ts'
import { licence, licenceClaims } from './licence.ts'
import { otherBrands, otherBrandsInTexts } from './other-brands.ts'
import { sportsbook } from './sportsbook.ts'

/** What a brand needs before players see it, in the order of lists. */
export const goingLive: readonly Item[] = [
  licence,
  backEnd,
  hosts,
  gameHosts,
  sportsbook,
  services,
  terms,
  support,
  logo,
  sharePicture,
  otherBrands,
]

/** What is wrong in a brand’s own words, whether or not it goes live. */
export const ownWords: Rule[] = [licenceClaims, otherBrandsInTexts]
