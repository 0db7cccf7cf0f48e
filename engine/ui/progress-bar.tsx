import { classes } from './classes.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** Its height and border; `--bar` is its colour, `--bar-least` how long it is at the least. */
  className?: string | undefined
  label: string
  /** How much is done, from 0 to 100. */
  percent: number
  /** The same as it is said, where that is rounded. */
  now?: number
  text?: string
}

/** How much of something is done, as a bar. */
export const ProgressBar = ({ className, label, percent, now = percent, text }: ProgressBarProps) => (
  <div
    className={classes(styles.track, className)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={now}
    aria-valuetext={text}
  >
    <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
  </div>
)
