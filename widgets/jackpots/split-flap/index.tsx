import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './split-flap.module.css'

/** Jackpots on the flaps of a departures board. */
export default jackpotLook({ layout: 'lines', styles })
