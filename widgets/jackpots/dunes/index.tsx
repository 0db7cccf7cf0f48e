import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import landscape from './landscape.module.css'
import styles from './dunes.module.css'

/** Jackpots in front of desert dunes at dusk. */
export default jackpotLook({
  layout: 'hero',
  styles,
  draw: ({ label, rank }) => (
    <>
      {rank === 0 && <Landscape />}
      {label}
    </>
  ),
})

/** The sun behind three ridges of dunes, stretched to the available width. */
const Landscape = () => (
  <svg aria-hidden>
    <svg viewBox="0 0 360 200">
      <g className={landscape.sun}>
        <circle cx="236" cy="92" r="62" />
        <circle cx="236" cy="92" r="44" />
      </g>
    </svg>
    <svg viewBox="0 0 400 200" preserveAspectRatio="none">
      <path className={landscape.far} d="M0 130C60 96 110 92 170 122S300 152 400 96V200H0z" />
      <path className={landscape.middle} d="M0 160C80 168 120 116 190 128S290 176 400 140V200H0z" />
      <path className={landscape.near} d="M0 178C90 150 150 182 230 176S340 156 400 176V200H0z" />
    </svg>
  </svg>
)
