import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResetPasswordBlock } from '#manifest'
import { recoveryStore } from '#domains/account/recovery-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { takeLinkSecret } from '#engine/shell/link-secret.ts'

/** Opens the form for a new password. In another tab, and once it was used, the link is gone: a notice says to open it again. */
export default function ResetPassword(_options: ResetPasswordBlock) {
  const { overlays, toasts, language } = useStores()
  const recovery = useStore(recoveryStore)
  useTranslation('user')

  useEffect(() => {
    const link = takeLinkSecret()
    if (link) recovery.begin(link)
    if (recovery.hasLink) overlays.open('reset-password')
    else toasts.show('info', language.text('user:resetPassword.openAgain'))
  }, [recovery, overlays, toasts, language])

  return null
}
