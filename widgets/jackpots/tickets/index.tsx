import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import stars from './stars.module.css'
import styles from './tickets.module.css'

/** Jackpots as tickets with a tear-off stub. */
export default jackpotLook({
  layout: 'lines',
  styles,
  draw: ({ jackpot, label }) => (
    <>
      <div className={styles.stub}>
        <Stars level={jackpot.level} />
      </div>
      {label}
    </>
  ),
})

/** One star per level, at most four. */
const Stars = ({ level }: { level: number }) => (
  <svg className={stars.stars} viewBox="-40 0 80 20" aria-hidden>
    {Array.from({ length: Math.min(level, 4) }, (_, index) => (
      <path
        key={index}
        transform={`translate(${index * 20 - Math.min(level, 4) * 10 + 10} 10)`}
        d="M0-8 2.4-2.9 8-2.3 3.8 1.5 5 7 0 4.2-5 7-3.8 1.5-8-2.3-2.4-2.9z"
      />
    ))}
  </svg>
)
