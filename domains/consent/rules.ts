import type { Manifest } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import { error, warning, type Codes, type Rule, type RuleSet } from '#manifest-tools/check/rule.ts'
import { serviceRules } from './services-rules.ts'

/** Whether the brand needs the player’s consent for anything. */
const asks = ({ consent, services: { production }, chats }: Manifest) =>
  consent.required && (production.gtag !== undefined || production.gtm !== undefined || chats.length > 0)

const isAsked: Rule = (manifest) => {
  if (!asks(manifest) || manifest.overlays.consent.visible) return []
  return [
    {
      code: 'consent/never-asked',
      pointer: '/overlays/consent/visible',
      also: ['/consent/required'],
      message: 'Services wait for consent, but the overlay "consent", which asks for it, is hidden.',
      effect: 'analytics and chats never load',
    },
  ]
}

const canBeWithdrawn: Rule = (manifest) => {
  if (!asks(manifest) || listedBlocks(manifest).some(({ block }) => block.use === 'consent-link')) return []
  return [
    {
      code: 'consent/no-way-back',
      pointer: '/consent/required',
      also: ['/frame/footer'],
      message: 'Players are asked for consent, but there is no block "consent-link" to change it.',
      effect: 'players cannot withdraw their consent',
    },
  ]
}

const codes: Codes = {
  'chats/repeated-vendor': warning('A chat vendor is listed twice, but is loaded only once.'),
  'consent/never-asked': error('Services wait for consent, but the overlay that asks for it is hidden.'),
  'consent/no-way-back': warning('Players are asked for consent, but cannot change it afterwards.'),
  'services/errors-not-encrypted': error('Error reports in production are sent without encryption.'),
  'services/no-gtag': warning('Google Analytics is configured for development, but not for production.'),
  'services/ads-unused': warning('Players would be asked for advertising, but no script of Google is configured.'),
  'services/shared-gtag': warning('Development and production have the same measurement id.'),
}

/** Rules about consent and about external services: analytics, chats and error reporting. */
export const consentRules: RuleSet = { codes, rules: [isAsked, canBeWithdrawn, ...serviceRules] }
