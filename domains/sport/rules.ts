import type { RouteKey } from '#manifest'
import type { Rule, RuleFinding } from '#engine/manifest/rules/rule.ts'

/** The pages that show the sportsbook itself. */
export const sportsbookPages: readonly RouteKey[] = ['SPORT', 'LIVE_SPORT', 'TEST_SPORT', 'TEST_LIVE_SPORT']

/** The pages that a brand without a sportsbook cannot have. */
export const sportPages: readonly RouteKey[] = [...sportsbookPages, 'SPORT_BETS']

/** Whether a page shows what a vendor brings that not every brand has: the sportsbook or the horse races. */
export const takesVendor = (page: RouteKey): boolean => sportPages.includes(page) || page === 'HORSES'

const hasProvider: Rule = ({ pages, sport: provider }, { isBuilt }) => {
  const visible = sportPages.filter((page) => pages[page].visible)
  if (visible.length === 0 || (provider && isBuilt('sports', provider.use))) return []
  const found = {
    pointer: `/pages/${visible[0]}/visible`,
    also: visible.slice(1).map((page) => `/pages/${page}/visible`),
  }
  const effect = `players find no sportsbook at ${visible.map((page) => pages[page].path).join(', ')}`
  if (!provider) {
    const message = `${visible.join(', ')} cannot show without a sportsbook: set "sport", or hide them.`
    return [{ ...found, code: 'sport/missing', message, effect }]
  }
  const message = `This engine has the settings of "${provider.use}", but not its code yet: hide ${visible.join(', ')}.`
  return [{ ...found, code: 'sport/not-built', message, effect }]
}

const horsesHaveVendor: Rule = ({ pages: { HORSES }, horses }): RuleFinding[] => {
  if (!HORSES.visible || horses) return []
  const message = 'HORSES cannot show without horse races: set "horses", or hide it.'
  return [
    { code: 'horses/missing', pointer: '/pages/HORSES/visible', message, effect: `${HORSES.path} opens without races` },
  ]
}

/** Sport and horse races. */
export const sport: Rule[] = [hasProvider, horsesHaveVendor]
