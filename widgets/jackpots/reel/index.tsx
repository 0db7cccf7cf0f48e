import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import styles from './reel.module.css'

/** Jackpots on the drums of a mechanical counter. */
export default jackpotLook({ layout: 'lines', styles })
