import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfirmEmailBlock } from '#manifest'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { confirmationStore } from '#domains/account/confirmation-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { takeLinkSecret } from '#engine/shell/link-secret.ts'

/** Confirms an email address by the link from an email. The link is read once, so a second mount does nothing. */
export default function ConfirmEmail(_options: ConfirmEmailBlock) {
  const { overlays, toasts, session } = useStores()
  const confirmation = useStore(confirmationStore)
  const { t } = useTranslation(['user', 'errors'])
  const errorText = useErrorText()

  useEffect(() => {
    async function confirm(link: string) {
      try {
        await confirmation.confirm(link)
        toasts.show('success', t('emailVerification.toast'))
        overlays.open('email-verification')
      } catch (error) {
        toasts.show('error', errorText(error))
        // A signed-in player can request another email there.
        if (session.user) overlays.open('email-verification')
      }
    }
    const link = takeLinkSecret()
    if (link) void confirm(link)
  }, [confirmation, overlays, toasts, session, t, errorText])

  return null
}
