import { classes } from './classes.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** Sets height and border; `--bar` is the bar’s colour, `--bar-least` its minimum length. */
  className?: string | undefined
  label: string
  /** From 0 to 100. */
  percent: number
  /** The value for screen readers, if it is rounded. */
  now?: number
  text?: string
}

/** A progress bar. */
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
