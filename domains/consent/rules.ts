import type { Manifest } from '#manifest'
import { listedBlocks } from '#engine/manifest/rules/lists.ts'
import type { Rule } from '#engine/manifest/rules/rule.ts'

/** Whether the brand needs the player’s consent for anything. */
const asks = ({ consent, services, chats }: Manifest) =>
  consent.required && (services.production.gtag !== undefined || chats.length > 0)

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

/** Rules about consent to optional services. */
export const consent: Rule[] = [isAsked, canBeWithdrawn]
