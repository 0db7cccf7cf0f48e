import type { PlayerBreak } from '#api'
import styles from './breaks.module.css'
import { Offer } from './offer.tsx'

interface OffersProps {
  /** The break in force, if any. */
  current?: PlayerBreak | null
  /** Without it nothing can be taken yet. */
  onTaken?: (taken: PlayerBreak) => void
}

/** What may still be taken: on a break, self-exclusion; after that, nothing. */
export const Offers = ({ current, onTaken }: OffersProps) => (
  <div className={styles.offers}>
    {!current && <Offer kind="break" onTaken={onTaken} />}
    {current?.kind !== 'self-exclusion' && <Offer kind="self-exclusion" onTaken={onTaken} />}
  </div>
)
