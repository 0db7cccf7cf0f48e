import type { RuleSet } from '#manifest-tools/check/rule.ts'
import { accountRules } from './account/rules.ts'
import { consentRules } from './consent/rules.ts'
import { contentRules } from './content/rules.ts'
import { gamesRules } from './games/rules.ts'
import { offerRules } from './offers/rules.ts'
import { protectionRules } from './protection/rules.ts'
import { sportRules } from './sport/rules.ts'
import { verificationRules } from './verification/rules.ts'
import { wheelRules } from './wheel/rules.ts'

/** What the domains check in manifests beyond the schema. */
export const domainRules: readonly RuleSet[] = [
  accountRules,
  consentRules,
  contentRules,
  gamesRules,
  offerRules,
  protectionRules,
  sportRules,
  verificationRules,
  wheelRules,
]
