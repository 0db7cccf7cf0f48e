import type { PlayerBreak } from '#api'
import styles from './breaks.module.css'
import { Offer } from './offer.tsx'

interface OffersProps {
  /** The current break, if any. */
  current?: PlayerBreak | null
  /** Omitted while the current break is unknown: nothing can be confirmed yet. */
  onTaken?: (taken: PlayerBreak) => void
}

/** What is still available: during a break only self-exclusion, during a self-exclusion nothing. */
export const Offers = ({ current, onTaken }: OffersProps) => (
  <div className={styles.offers}>
    {!current && <Offer kind="break" onTaken={onTaken} />}
    {current?.kind !== 'self-exclusion' && <Offer kind="self-exclusion" onTaken={onTaken} />}
  </div>
)
