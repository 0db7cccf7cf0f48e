import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockState } from '#engine/ui/page-state.ts'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './section.module.css'

interface SectionProps {
  kind: 'games' | 'tv-games'
  variant: string
  children: ReactNode
}

/** The heading and a box of fixed height that the look fills. */
export function Section({ kind, variant, children }: SectionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section data-jackpot={kind} data-variant={variant} aria-labelledby={id}>
      <SectionTitle id={id}>{t(kind === 'games' ? 'jackpot.games' : 'jackpot.tvGames')}</SectionTitle>
      <div className={styles.look}>{children}</div>
    </section>
  )
}

/** Skeleton while the amounts or the look’s code are loading. */
export function JackpotSkeleton() {
  useBlockState('loading')
  return <Skeleton height="100%" />
}
