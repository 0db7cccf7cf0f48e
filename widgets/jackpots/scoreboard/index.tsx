import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './scoreboard.module.css'

/** Jackpots on the lamps of a stadium scoreboard. */
export default jackpotLook({ layout: 'hero', styles })
