import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitReviewOverlay } from '#manifest'
import { limitReviewStore } from '#domains/protection/limit-review-store.ts'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useLimitText, useLimitWords } from '#domains/protection/parts/limits/use-limit-text.ts'
import { FormField } from '#engine/forms/form-field.tsx'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import type { PlayerLimit } from '#api'
import styles from './limit-review.module.css'

const choices = [1, 3, 6, 12]

/** Shows the player’s limits and asks whether they still suit them: both answers are alike, and no limit is proposed. */
export default observer(function LimitReview(_options: LimitReviewOverlay) {
  const { language, overlays, toasts } = useStores()
  const review = useStore(limitReviewStore)
  const { limits } = useStore(limitStore)
  const { t } = useTranslation(['limits', 'common'])
  const errorText = useErrorText()
  const go = useGoToPage()
  const { isOpen } = useAccess()
  const [months, setMonths] = useState(review.months)
  const [isSending, setSending] = useState(false)
  const { value } = limits
  const own = value?.limits.filter(({ amount, isDefault }) => amount !== null && !isDefault) ?? []
  const offered = [...new Set([...choices.filter((each) => each < review.most), review.most, review.months])]

  async function confirm(isChanging: boolean) {
    if (isSending) return
    setSending(true)
    try {
      await review.confirm(months)
    } catch (error) {
      toasts.show('error', errorText(error))
    }
    overlays.close('limit-review')
    if (isChanging) go('PROFILE')
  }

  return (
    <Modal name="limit-review" title={t('review.title')} onClose={() => overlays.close('limit-review')}>
      <div className={styles.content}>
        <p>{t(review.hasLimits ? 'review.text' : 'review.without')}</p>
        {own.length > 0 && (
          <ul className={styles.limits} role="list">
            {own.map((limit) => (
              <Line key={`${limit.kind} ${limit.period}`} limit={limit} currency={value?.currency ?? ''} />
            ))}
          </ul>
        )}
        <FormField
          field={{
            name: 'months',
            kind: 'select',
            label: t('review.every'),
            options: offered
              .sort((one, other) => one - other)
              .map((each) => ({ value: `${each}`, label: unitText(each, 'month', language.current) })),
          }}
          value={`${months}`}
          onChange={(chosen) => setMonths(Number(chosen))}
        />
        <div className={styles.buttons}>
          {isOpen('PROFILE') && (
            <Button aria-disabled={isSending} onClick={() => void confirm(true)}>
              {t(review.hasLimits ? 'review.change' : 'review.set')}
            </Button>
          )}
          <Button aria-disabled={isSending} onClick={() => void confirm(false)}>
            {t(review.hasLimits ? 'review.keep' : 'review.keepNone')}
          </Button>
        </div>
      </div>
    </Modal>
  )
})

const Line = observer(function Line({ limit, currency }: { limit: PlayerLimit; currency: string }) {
  const { limitText } = useLimitText(limit, currency)
  const { kindText } = useLimitWords()
  return (
    <li className={styles.limit}>
      <span>{kindText(limit.kind)}</span>
      <strong>{limitText(limit.amount ?? 0)}</strong>
    </li>
  )
})
