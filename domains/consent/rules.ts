import type { Manifest } from '#manifest'
import { listedBlocks } from '#engine/manifest/rules/lists.ts'
import type { Rule } from '#engine/manifest/rules/rule.ts'

/** Whether there is anything to ask players for. */
const asks = ({ consent, services, chats }: Manifest) =>
  consent.required && (services.production.gtag !== undefined || chats.length > 0)

const isAsked: Rule = (manifest) => {
  if (!asks(manifest) || manifest.overlays.consent.visible) return []
  return [
    {
      code: 'consent/never-asked',
      pointer: '/overlays/consent/visible',
      also: ['/consent/required'],
      message: 'Services wait for the player’s consent, but the overlay "consent", which asks for it, is hidden.',
      effect: 'neither analytics nor a chat ever loads',
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
      message: 'Players are asked for their consent, but no block "consent-link" lets them change their mind.',
      effect: 'what a player once agreed to cannot be withdrawn',
    },
  ]
}

/** The player’s consent to services that are not necessary. */
export const consent: Rule[] = [isAsked, canBeWithdrawn]
