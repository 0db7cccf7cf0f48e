import type { Migration } from 'kysely/migration'
import * as players from './001-players.ts'
import * as ledger from './002-ledger.ts'
import * as games from './003-games.ts'
import * as content from './004-content.ts'
import * as outbox from './005-outbox.ts'
import * as registration from './006-registration.ts'
import * as bets from './007-bets.ts'
import * as offers from './008-offers.ts'
import * as wheels from './009-wheels.ts'
import * as cashbacks from './010-cashbacks.ts'
import * as sportsbook from './011-sportsbook.ts'
import * as payments from './012-payments.ts'
import * as signInAddresses from './013-sign-in-addresses.ts'
import * as instances from './014-instances.ts'
import * as details from './015-details.ts'
import * as verifications from './016-verifications.ts'
import * as jackpotWins from './017-jackpot-wins.ts'
import * as limitRules from './018-limit-rules.ts'

/** Every migration in order. A published migration never changes; a later change gets a new number. */
export const migrations: Record<string, Migration> = {
  '001-players': { up: players.up },
  '002-ledger': { up: ledger.up },
  '003-games': { up: games.up },
  '004-content': { up: content.up },
  '005-outbox': { up: outbox.up },
  '006-registration': { up: registration.up },
  '007-bets': { up: bets.up },
  '008-offers': { up: offers.up },
  '009-wheels': { up: wheels.up },
  '010-cashbacks': { up: cashbacks.up },
  '011-sportsbook': { up: sportsbook.up },
  '012-payments': { up: payments.up },
  '013-sign-in-addresses': { up: signInAddresses.up },
  '014-instances': { up: instances.up },
  '015-details': { up: details.up },
  '016-verifications': { up: verifications.up },
  '017-jackpot-wins': { up: jackpotWins.up },
  '018-limit-rules': { up: limitRules.up },
}
