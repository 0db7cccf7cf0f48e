import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStorageLasting } from '#engine/data/lasting-storage.ts'
import { Notice } from './notice.tsx'

/** Tells, before a payment is made, that a reload would lose track of it: the browser stores nothing. */
export function MemoryNotice() {
  const { t } = useTranslation('payment')
  const [isLasting] = useState(isStorageLasting)
  return isLasting ? null : <Notice tone="warning" icon="circle-alert" title={t('notStored')} role="status" />
}
