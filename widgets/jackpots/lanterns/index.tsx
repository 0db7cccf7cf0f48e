import { useId } from 'react'
import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import lantern from './lantern.module.css'
import styles from './lanterns.module.css'

/** Jackpots under glowing lanterns. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Lantern />
      {label}
    </>
  ),
})

/** A pierced lantern on a chain, with its glow. */
function Lantern() {
  const id = useId()
  return (
    <svg viewBox="-55 0 110 120" aria-hidden>
      <radialGradient id={id}>
        <stop offset="0" className={lantern.near} />
        <stop offset="1" className={lantern.far} />
      </radialGradient>
      <circle cy="66" r="54" fill={`url(#${id})`} />
      <path className={lantern.chain} d="M0 0V20" />
      <path className={lantern.metal} d="M-6 20H6L9 28C16 31 20 36 21 42H-21C-20 36-16 31-9 28z" />
      <path className={lantern.glass} d="M-21 42H21L27 66 17 94H-17L-27 66z" />
      <path
        className={lantern.bars}
        d="M-21 42-17 94M21 42 17 94M-8 42-9 94M8 42 9 94M-27 66H27M-24 54 24 54M-22 80H22"
      />
      <path
        className={lantern.star}
        d="M0 55 3.4 62.6 11.5 61.5 6.8 68 11.5 74.5 3.4 73.4 0 81-3.4 73.4-11.5 74.5-6.8 68-11.5 61.5-3.4 62.6z"
      />
      <path className={lantern.metal} d="M-17 94H17L11 102H5L0 114-5 102H-11z" />
    </svg>
  )
}
