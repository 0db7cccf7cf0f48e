import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import wheel from './wheel.module.css'
import styles from './roulette.module.css'

/** Jackpots in front of roulette wheels. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Wheel />
      {label}
    </>
  ),
})

const pockets = Array.from({ length: 24 }, (_, index) => index * 15)

/** A slowly turning roulette wheel. The whole <svg> is animated, so that the browser composites instead of repainting. */
const Wheel = () => (
  <svg className={wheel.wheel} viewBox="-50 -50 100 100" aria-hidden>
    <circle className={wheel.rim} r="49" />
    {pockets.map((angle, index) => (
      <path
        key={angle}
        className={index % 2 ? wheel.odd : wheel.even}
        d="M0 0-6-45.6A46 46 0 0 1 6-45.6z"
        transform={`rotate(${angle})`}
      />
    ))}
    <circle className={wheel.line} r="36" />
    <circle className={wheel.bowl} r="27" />
    <path className={wheel.cross} d="M0-16V16M-16 0H16" />
    <circle className={wheel.ball} cy="-31.5" r="2.6" />
    <circle className={wheel.hub} r="7" />
  </svg>
)
