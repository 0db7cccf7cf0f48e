import type { Place } from '../place.ts'
import { changes } from './changes.ts'
import { forms } from './forms.ts'
import { money } from './money.ts'
import { quietPlaces } from './quiet.ts'
import { reads } from './reads.ts'
import { sports } from './sport.ts'
import { verification } from './verification.ts'
import { wheel } from './wheel.ts'

/**
 * Every call at one place of the product. Six brands cover all calls: atlas (family A, SP, chat, consent), betogol
 * (family B, Betby, wheel), betogooal (Altenar), donxbet (family B’s second layout, Digitain), medina (codes by SMS,
 * Telegram, horses), totofa (GA Group on another site, the strict content security policy, limits and reality checks).
 */
export const places: readonly Place[] = [
  ...reads,
  ...quietPlaces,
  ...sports,
  ...forms,
  ...changes,
  ...money,
  ...verification,
  ...wheel,
]
