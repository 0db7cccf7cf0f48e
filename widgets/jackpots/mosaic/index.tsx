import { useId } from 'react'
import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import arch from './arch.module.css'
import styles from './mosaic.module.css'

/** Jackpots in arches on a tiled wall. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Arch />
      <div className={styles.words}>{label}</div>
    </>
  ),
})

/** A horseshoe arch in front of tiles with eight-pointed stars. */
function Arch() {
  const id = useId()
  return (
    <svg aria-hidden>
      <pattern id={id} width="25" height="25" patternUnits="userSpaceOnUse">
        <path
          className={arch.star}
          d="M12.5 1 15.9 4.4H20.6V9.1L24 12.5 20.6 15.9V20.6H15.9L12.5 24 9.1 20.6H4.4V15.9L1 12.5 4.4 9.1V4.4H9.1z"
        />
        <path className={arch.eye} d="M12.5 8 17 12.5 12.5 17 8 12.5z" />
        <path
          className={arch.eye}
          d="M0-3 3 0 0 3-3 0zM25-3 28 0 25 3 22 0zM0 22 3 25 0 28-3 25zM25 22 28 25 25 28 22 25z"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <svg viewBox="-60 0 120 150" preserveAspectRatio="xMidYMin meet">
        <path className={arch.arch} d="M-42 150V66C-54 34-26 18 0 6 26 18 54 34 42 66V150z" />
        <path className={arch.lamp} d="M0 22V40M0 40 7 50 0 62-7 50z" />
      </svg>
    </svg>
  )
}
