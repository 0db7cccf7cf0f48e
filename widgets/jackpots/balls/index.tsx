import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './balls.module.css'

/** Jackpots on the balls of a lottery draw. */
export default jackpotLook({ layout: 'lines', styles })
