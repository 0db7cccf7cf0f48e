import styles from './door.module.css'

const bolts = Array.from({ length: 12 }, (_, index) => index * 30)
const spokes = [0, 60, 120]

/** A round vault door with a slowly turning wheel. */
export const Door = () => (
  <svg className={styles.door} viewBox="-50 -50 100 100" aria-hidden>
    <circle className={styles.frame} r="48" />
    <circle className={styles.plate} r="41" />
    {bolts.map((angle) => (
      <circle key={angle} className={styles.bolt} cy="-44.5" r="1.8" transform={`rotate(${angle})`} />
    ))}
    <circle className={styles.groove} r="33" />
    <g className={styles.wheel}>
      {spokes.map((angle) => (
        <path key={angle} className={styles.spoke} d="M0-24V24" transform={`rotate(${angle})`} />
      ))}
      {[...spokes, 180, 240, 300].map((angle) => (
        <circle key={angle} className={styles.knob} cy="-25" r="3.4" transform={`rotate(${angle})`} />
      ))}
      <circle className={styles.ring} r="15" />
      <circle className={styles.knob} r="6.5" />
    </g>
  </svg>
)

/** The lock of a deposit box. */
export const Lock = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden>
    <circle className={styles.frame} r="11" />
    <circle className={styles.plate} r="8" />
    <path className={styles.hole} d="M0-4a2.6 2.6 0 0 1 1.3 4.8L2 5h-4l.7-4.2A2.6 2.6 0 0 1 0-4z" />
  </svg>
)
