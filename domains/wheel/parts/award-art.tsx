import type { AwardKind } from './award-kind.ts'
import styles from './award-art.module.css'

const star = 'M0-9 2.6-2.9 9.2-2.4 4.2 1.9 5.8 8.4 0 4.9-5.8 8.4-4.2 1.9-9.2-2.4-2.6-2.9Z'

/** A coin with a star. */
const Coin = () => (
  <>
    <ellipse className={styles.edge} cy="3" rx="17" ry="17" />
    <circle className={styles.face} r="17" />
    <circle className={styles.engraved} r="13" />
    <path className={styles.relief} d={star} />
  </>
)

const Crown = () => (
  <>
    <path className={styles.crown} d="M-20-8-11 1 0-16 11 1 20-8 16 14H-16Z" />
    <path className={styles.band} d="M-16 9H16" />
    <circle className={styles.crown} cx="-20" cy="-10" r="3.2" />
    <circle className={styles.crown} cy="-18" r="3.2" />
    <circle className={styles.crown} cx="20" cy="-10" r="3.2" />
  </>
)

/** A circular arrow around a star. */
const Again = () => (
  <>
    <path className={styles.line} d="M13.4-9.6A16.5 16.5 0 1 0 16.4 1.6" />
    <path className={styles.mark} d="M20.2-13.2 17.9-1.6 7.6-7.6Z" />
    <path className={styles.mark} d={star} transform="scale(.82)" />
  </>
)

/** The outline of a missing coin, crossed out by one line: it reads the same at every turn of the wheel. */
const Nothing = () => (
  <>
    <circle className={styles.hole} r="16" />
    <path className={styles.line} d="M-11.3 11.3 11.3-11.3" />
  </>
)

const arts: Record<AwardKind, () => React.ReactNode> = {
  jackpot: Crown,
  value: Coin,
  prize: Coin,
  freeSpin: Again,
  lost: Nothing,
}

/** The picture of an award, about 40 units wide and centred on the origin; lines in `currentColor`. */
export function AwardArt({ kind }: { kind: AwardKind }) {
  const Art = arts[kind]
  return <Art />
}
