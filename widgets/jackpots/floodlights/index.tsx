import { useId } from 'react'
import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import lampStyles from './lamps.module.css'
import styles from './floodlights.module.css'

/** Jackpots on a football pitch under floodlights. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Lamps />
      {label}
    </>
  ),
})

const lamps = [-21, -7, 7, 21]

/** Two rows of lamps on a mast, and their beams. */
function Lamps() {
  const id = useId()
  return (
    <>
      <svg className={lampStyles.beam} viewBox="-100 0 200 160" preserveAspectRatio="xMidYMin meet" aria-hidden>
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" className={lampStyles.near} />
          <stop offset="1" className={lampStyles.far} />
        </linearGradient>
        <path d="M-26 20H26L92 160H-92z" fill={`url(#${id})`} />
      </svg>
      <svg viewBox="-100 0 200 160" preserveAspectRatio="xMidYMin meet" aria-hidden>
        <path className={lampStyles.mast} d="M-32 6h64v28h-64z" />
        {lamps.map((x) => (
          <g key={x} className={lampStyles.lamp}>
            <circle cx={x} cy="13" r="4.6" />
            <circle cx={x} cy="26" r="4.6" />
          </g>
        ))}
      </svg>
    </>
  )
}
