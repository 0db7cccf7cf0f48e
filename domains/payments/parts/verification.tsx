import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import type { Method } from '../payment-method-store.ts'
import { Notice } from './notice.tsx'

/** Whether the player’s documents must be approved before this amount can be paid by this method. */
export const needsDocuments = ({ needsVerification, verificationAbove = Infinity }: Method, amount: number) =>
  needsVerification === true || amount > verificationAbove

/** Explains why documents are needed, with a link to where the player verifies their identity, or uploads them, if such a page is open. */
export const Verification = observer(function Verification({ method }: { method: Method }) {
  const { t } = useTranslation(['payment', 'user'])
  const { isOpen } = useAccess()
  const page = (['VERIFICATION', 'USER_DOCUMENT'] as const).find(isOpen)
  const money = useMoneyText(method.currency)
  const { needsVerification, verificationAbove = 0, name } = method
  const text = needsVerification
    ? t('verification.always', { method: name })
    : t('verification.above', { amount: money(verificationAbove) })
  return (
    <Notice tone="warning" icon="file-text" title={t('verification.title')} text={text} role="status">
      {page && (
        <PageLink className={buttonClass.quiet} page={page}>
          {t('user:profile.verify')}
        </PageLink>
      )}
    </Notice>
  )
})
