import type { RuleSet } from '../check/rule.ts'
import { domainRules } from '#domains/rules.ts'
import { catalogue } from '../check/catalogue.ts'
import { access } from './access.ts'
import { api } from './api.ts'
import { assets } from './assets.ts'
import { blocks } from './blocks.ts'
import { contentBlocks } from './content-blocks.ts'
import { contentLinks } from './content-links.ts'
import { pictures } from './content/pictures.ts'
import { shown } from './content/shown.ts'
import { times } from './content/times.ts'
import { words } from './content/words.ts'
import { currency } from './currency.ts'
import { embedding } from './embedding.ts'
import { forms } from './forms/forms.ts'
import { ownWords } from './going-live/going-live.ts'
import { hosts } from './hosts.ts'
import { images } from './images.ts'
import { identity } from './identity.ts'
import { licences } from './licences.ts'
import { logo } from './logo.ts'
import { maintenanceStart } from './maintenance-start.ts'
import { maintenance } from './maintenance.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'
import { ownTexts } from './own-texts.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { platform } from './platform.ts'
import { purpose } from './purpose.ts'
import { region } from './region.ts'
import { registration } from './registration.ts'
import { reviewedTexts } from './reviewed-texts.ts'
import { seo } from './seo.ts'
import { texts } from './texts.ts'
import { theme } from './theme.ts'
import { timeZone } from './time-zone.ts'

const own = [
  access,
  api,
  assets,
  blocks,
  contentBlocks,
  contentLinks,
  pictures,
  shown,
  times,
  words,
  currency,
  embedding,
  forms,
  hosts,
  identity,
  images,
  licences,
  logo,
  maintenance,
  maintenanceStart,
  navigation,
  overlays,
  ownTexts,
  ownWords,
  pages,
  paths,
  platform,
  purpose,
  region,
  registration,
  reviewedTexts,
  seo,
  texts,
  theme,
  timeZone,
]

/** Every rule beyond the schema: those about a brand as a whole, and the domains’. */
export const allRules: RuleSet = {
  codes: catalogue,
  rules: [...own.flat(), ...domainRules.flatMap(({ rules }) => rules)],
}
