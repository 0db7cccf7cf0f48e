import styles from './stars.module.css'

/** One star per level, at most four. */
export const Stars = ({ level }: { level: number }) => (
  <svg className={styles.stars} viewBox="-40 0 80 20" aria-hidden>
    {Array.from({ length: Math.min(level, 4) }, (_, index) => (
      <path
        key={index}
        transform={`translate(${index * 20 - Math.min(level, 4) * 10 + 10} 10)`}
        d="M0-8 2.4-2.9 8-2.3 3.8 1.5 5 7 0 4.2-5 7-3.8 1.5-8-2.3-2.4-2.9z"
      />
    ))}
  </svg>
)
