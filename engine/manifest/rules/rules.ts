import type { Manifest } from '#manifest'
import type { Finding } from '../diagnostic.ts'
import { access } from './access.ts'
import { api } from './api.ts'
import { assets } from './assets.ts'
import { blocks } from './blocks.ts'
import { catalogue } from './catalogue.ts'
import { consent } from '#domains/consent/rules.ts'
import { currency } from './currency.ts'
import { embedding } from './embedding.ts'
import { hosts } from './hosts.ts'
import { maintenance } from './maintenance.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'
import { ownTexts } from './own-texts.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { playerProtection } from '#domains/protection/rules.ts'
import { registration } from '#domains/account/registration-rules.ts'
import type { Context, Rule } from './rule.ts'
import { services } from '#domains/consent/services-rules.ts'
import { sport } from '#domains/sport/rules.ts'
import { telegram } from '#domains/account/telegram-rules.ts'
import { texts } from './texts.ts'
import { theme } from './theme.ts'
import { wheel } from '#domains/wheel/rules.ts'

const rules: Rule[] = [
  ...access,
  ...api,
  ...assets,
  ...blocks,
  ...consent,
  ...currency,
  ...embedding,
  ...hosts,
  ...maintenance,
  ...navigation,
  ...overlays,
  ...ownTexts,
  ...pages,
  ...paths,
  ...playerProtection,
  ...registration,
  ...services,
  ...sport,
  ...telegram,
  ...texts,
  ...theme,
  ...wheel,
]

/** Runs all rules on a manifest that passes the schema. */
export const ruleFindings = (manifest: Manifest, context: Context): Finding[] =>
  rules.flatMap((rule) =>
    rule(manifest, context).map((finding) => ({
      part: 'value',
      severity: catalogue[finding.code].severity,
      ...finding,
    })),
  )
