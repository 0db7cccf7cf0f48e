import type { Rule } from '#manifest-tools/check/rule.ts'
import { isUnencrypted } from '#manifest-tools/rules/site.ts'

const liveBrandIsMeasured: Rule = ({ services: { development, production } }) => {
  if (!development.gtag || production.gtag) return []
  return [
    {
      code: 'services/no-gtag',
      pointer: '/services/production/gtag',
      part: 'holder',
      message: 'Google Analytics is configured for development, but not for production.',
      effect: 'production visits are not counted',
    },
  ]
}

const developmentIsApart: Rule = ({ services: { development, production } }) => {
  if (!development.gtag || development.gtag.id !== production.gtag?.id) return []
  return [
    {
      code: 'services/shared-gtag',
      pointer: '/services/development/gtag/id',
      message: 'Development and production have the same measurement id.',
      effect: 'development visits are counted as players',
    },
  ]
}

const chatsAreDifferent: Rule = ({ chats }) =>
  chats.flatMap(({ use }, index) => {
    const first = chats.findIndex((chat) => chat.use === use)
    if (first === index) return []
    return [
      {
        code: 'chats/repeated-vendor' as const,
        pointer: `/chats/${index}`,
        message: `The chat "${use}" is listed twice, but a vendor is loaded only once.`,
        effect: `only entry ${first + 1} is loaded`,
      },
    ]
  })

const adsAreUsed: Rule = ({ services: { production } }) => {
  if (!production.ads || production.gtag || production.gtm) return []
  return [
    {
      code: 'services/ads-unused',
      pointer: '/services/production/ads',
      message: 'Advertising is on, but neither "gtag" nor "gtm" is configured.',
      effect: 'nobody is asked for it, and nothing is measured',
    },
  ]
}

const scriptsAreEncrypted: Rule = ({ services: { production }, chats }) => {
  const scripts: [string, string | undefined][] = [
    ['/services/production/gtag/script', production.gtag?.script],
    ['/services/production/gtm/script', production.gtm?.script],
    ...chats.map(({ script }, index): [string, string | undefined] => [`/chats/${index}/script`, script]),
  ]
  return scripts.flatMap(([pointer, address = '']) => {
    if (!isUnencrypted(address)) return []
    const message = `Vendor content must be loaded over https, but this address is "${address}".`
    return [
      {
        code: 'embedding/not-https' as const,
        pointer,
        message,
        suggestion: address.replace(/^http:/, 'https:'),
        effect: 'browsers block it',
      },
    ]
  })
}

const reportsAreEncrypted: Rule = ({ services: { production } }) =>
  (['address', 'policy'] as const).flatMap((key) => {
    const address = production.errors?.[key]
    if (!address || !isUnencrypted(address)) return []
    const message = `Error reports must be sent over https, but this address is "${address}".`
    const suggestion = address.replace(/^http:/, 'https:')
    return [
      {
        code: 'services/errors-not-encrypted' as const,
        pointer: `/services/production/errors/${key}`,
        message,
        suggestion,
        effect: 'browsers block them',
      },
    ]
  })

/** Rules about external services: analytics, chats and error reporting. */
export const serviceRules: Rule[] = [
  reportsAreEncrypted,
  liveBrandIsMeasured,
  developmentIsApart,
  adsAreUsed,
  chatsAreDifferent,
  scriptsAreEncrypted,
]
