import { useTranslation } from 'react-i18next'
import type { Award } from '#api'

/** Returns what names a prize whose value is not known: money has a text, other keys are the operator’s own words. */
export function usePrizeLabel(): (award: Award) => string {
  const { t } = useTranslation('user')
  return ({ key }) => (key === 'coin' ? t('wheel.award.coin') : key)
}
