import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { useBlockState } from '../../ui/page-state.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './form-reads.module.css'
import type { FormModel } from './form-model.ts'

/**
 * Reads what the form’s fields need of the platform, such as its currencies, and shows a skeleton until it is there or has failed.
 * Once shown, the form stays mounted while it is read again: otherwise its input would be lost.
 */
export const FormReads = observer(function FormReads({ model, children }: { model: FormModel; children: ReactNode }) {
  const { shown } = model
  const reads = shown.flatMap((field) => model.valueOf(field).read?.(model.context) ?? [])
  const isWaiting = reads.some(({ status }) => status === 'idle' || status === 'loading')
  const [isShown, setShown] = useState(!isWaiting)
  useEffect(() => {
    for (const read of reads) if (read.status === 'idle') void read.load()
  })
  if (!isWaiting && !isShown) setShown(true)
  const isReady = !isWaiting || isShown
  useBlockState(isReady ? 'ready' : 'loading')
  if (isReady) return children
  return (
    <div className={styles.form}>
      {shown.map(({ name }) => (
        <Skeleton key={name} height="75px" />
      ))}
      <Skeleton height="40px" />
    </div>
  )
})
