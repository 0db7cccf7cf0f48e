import styles from './badge.module.css'

const sectors = Array.from({ length: 8 }, (_, place) => place * 45)

/** A wheel in icon size. */
export const SmallWheel = () => (
  <svg className={styles.wheel} viewBox="-12 -12 24 24" width="24" height="24" aria-hidden>
    <circle className={styles.rim} r="10.6" />
    <g className={styles.disc}>
      {sectors.map((angle, place) => (
        <path
          key={angle}
          className={place % 2 ? styles.odd : styles.even}
          d="M0 0-3.44-8.31A9 9 0 0 1 3.44-8.31Z"
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
    <circle className={styles.hub} r="2.4" />
    <path className={styles.pointer} d="M0-6.4-2.6-11.6H2.6Z" />
  </svg>
)
