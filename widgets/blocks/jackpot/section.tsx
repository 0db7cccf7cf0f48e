import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartState } from '#engine/ui/page-state.ts'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './section.module.css'

interface SectionProps {
  kind: 'games' | 'tv-games'
  variant: string
  children: ReactNode
}

/** The heading, and under it a place of a fixed height that the look fills. */
export function Section({ kind, variant, children }: SectionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section data-jackpot={kind} data-variant={variant} aria-labelledby={id}>
      <SectionTitle id={id}>{t(`jackpot.${kind}`)}</SectionTitle>
      <div className={styles.look}>{children}</div>
    </section>
  )
}

/** Stands while the amounts or the look’s code are awaited. */
export function Waiting() {
  usePartState('loading')
  return <Skeleton height="100%" />
}
