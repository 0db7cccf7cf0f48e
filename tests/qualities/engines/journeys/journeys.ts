import { accountJourneys } from './account.ts'
import { aroundJourneys } from './around.ts'
import type { Journey } from './journey.ts'
import { moneyJourneys } from './money.ts'
import { playJourneys } from './play.ts'
import { sportJourneys } from './sport.ts'

/** All journeys. */
export const journeys: Journey[] = [
  ...accountJourneys,
  ...moneyJourneys,
  ...playJourneys,
  ...sportJourneys,
  ...aroundJourneys,
]
