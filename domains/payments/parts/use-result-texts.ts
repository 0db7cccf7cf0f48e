import { useTranslation } from 'react-i18next'
import type { ShownResult } from '../shown-result.ts'

/**
 * Returns what is said of the result of a payment (spec §8): the text of an error is the generic message of code 400.
 * `reason`: why the platform says that it failed.
 */
export function useResultTexts({ state, outcome, deposit }: ShownResult): {
  title: string
  text: string
  reason?: string
} {
  const { t } = useTranslation(['payment', 'errors'])
  switch (state) {
    case 'paid':
      return { title: t('result.successTitle'), text: t('result.successText') }
    case 'failed':
      return {
        title: t('result.errorTitle'),
        text: t('errors:code.400'),
        ...(deposit?.reason && { reason: t(`reason.${deposit.reason}`) }),
      }
    case 'reported':
      return outcome === 'success'
        ? { title: t('result.reported.successTitle'), text: t('result.reported.successText') }
        : { title: t('result.reported.errorTitle'), text: t('result.reported.errorText') }
    case 'loading':
      return { title: t('result.loading'), text: t('inProgress.text') }
    default:
      return { title: t(`result.${state}.title`), text: t(`result.${state}.text`) }
  }
}
