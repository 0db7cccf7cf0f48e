import { account } from './account/index.ts'
import { chat } from './chat/index.ts'
import { consent } from './consent/index.ts'
import { content } from './content/index.ts'
import { games } from './games/index.ts'
import { jackpots } from './jackpots/index.ts'
import { offers } from './offers/index.ts'
import { payments } from './payments/index.ts'
import { protection } from './protection/index.ts'
import { search } from './search/index.ts'
import { verification } from './verification/index.ts'
import { wheel } from './wheel/index.ts'
import { wins } from './wins/index.ts'
import type { Domain } from '#engine/registry.ts'

/** What the engine starts of each domain, in this order: a cashback (offers) is read, and so shown, before messages (content). */
export const domains: readonly Domain[] = [
  account,
  chat,
  consent,
  offers,
  content,
  games,
  jackpots,
  payments,
  protection,
  search,
  verification,
  wheel,
  wins,
]
