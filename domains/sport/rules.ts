import type { PageKey } from '#manifest'
import { error, warning, type Rule, type RuleFinding, type Codes, type RuleSet } from '#manifest-tools/check/rule.ts'

/** Pages that show the sportsbook itself. */
export const sportsbookPages: readonly PageKey[] = ['SPORT', 'LIVE_SPORT', 'TEST_SPORT', 'TEST_LIVE_SPORT']

/** Pages that need a sportsbook. */
export const sportPages: readonly PageKey[] = [...sportsbookPages, 'SPORT_BETS']

/** Whether a page needs an optional vendor: the sportsbook or horse races. */
export const needsVendor = (page: PageKey): boolean => sportPages.includes(page) || page === 'HORSES'

const hasProvider: Rule = ({ pages, sport }) => {
  const visible = sportPages.filter((page) => pages[page].visible)
  if (visible.length === 0 || sport) return []
  return [
    {
      code: 'sport/missing',
      pointer: `/pages/${visible[0]}/visible`,
      also: visible.slice(1).map((page) => `/pages/${page}/visible`),
      message: `${visible.join(', ')} ${visible.length === 1 ? 'requires' : 'require'} a sportsbook: set "sport", or hide ${visible.length === 1 ? 'it' : 'them'}.`,
      effect: `there is no sportsbook at ${visible.map((page) => pages[page].path).join(', ')}`,
    },
  ]
}

const horsesHaveVendor: Rule = ({ pages: { HORSES }, horses }): RuleFinding[] => {
  if (!HORSES.visible || horses) return []
  const message = 'HORSES requires horse races: set "horses", or hide the page.'
  return [
    { code: 'horses/missing', pointer: '/pages/HORSES/visible', message, effect: `${HORSES.path} shows no races` },
  ]
}

/** Sandbox flags are inherited: the frames inside have neither storage nor an origin that their server accepts. */
const nestedHasOrigin: Rule = ({ sport }): RuleFinding[] => {
  if (sport?.use !== 'digitain' || sport.isolation !== 'opaque') return []
  return [
    {
      code: 'sport/opaque-nested',
      pointer: '/sport/isolation',
      message:
        'Digitain’s sportsbook is a frame inside its document: set "isolation" to "site", with a "frameOrigin" on another site.',
      effect: 'in an opaque origin the sportsbook has no storage, and its server may refuse to be framed',
    },
  ]
}

const codes: Codes = {
  'horses/missing': error('HORSES is visible, but "horses" is not set.'),
  'sport/opaque-nested': warning('A sportsbook with frames inside its document is isolated in an opaque origin.'),
  'sport/missing': error('A sport page is visible, but "sport" is not set.'),
}

/** Rules about sport and horse races. */
export const sportRules: RuleSet = { codes, rules: [hasProvider, horsesHaveVendor, nestedHasOrigin] }
