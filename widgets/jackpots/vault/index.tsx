import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import door from './door.module.css'
import styles from './vault.module.css'

/** The largest jackpot behind a vault door, the others in deposit boxes. */
export default jackpotLook({
  layout: 'hero',
  styles,
  draw: ({ label, rank }) => (
    <>
      {rank === 0 ? <Door /> : <Lock />}
      <div className={styles.words}>{label}</div>
    </>
  ),
})

const bolts = Array.from({ length: 12 }, (_, index) => index * 30)
const spokes = [0, 60, 120]

/** A round vault door with a slowly turning wheel. */
const Door = () => (
  <svg className={door.door} viewBox="-50 -50 100 100" aria-hidden>
    <circle className={door.frame} r="48" />
    <circle className={door.plate} r="41" />
    {bolts.map((angle) => (
      <circle key={angle} className={door.bolt} cy="-44.5" r="1.8" transform={`rotate(${angle})`} />
    ))}
    <circle className={door.groove} r="33" />
    <g className={door.wheel}>
      {spokes.map((angle) => (
        <path key={angle} className={door.spoke} d="M0-24V24" transform={`rotate(${angle})`} />
      ))}
      {[...spokes, 180, 240, 300].map((angle) => (
        <circle key={angle} className={door.knob} cy="-25" r="3.4" transform={`rotate(${angle})`} />
      ))}
      <circle className={door.ring} r="15" />
      <circle className={door.knob} r="6.5" />
    </g>
  </svg>
)

/** The lock of a deposit box. */
const Lock = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden>
    <circle className={door.frame} r="11" />
    <circle className={door.plate} r="8" />
    <path className={door.hole} d="M0-4a2.6 2.6 0 0 1 1.3 4.8L2 5h-4l.7-4.2A2.6 2.6 0 0 1 0-4z" />
  </svg>
)
