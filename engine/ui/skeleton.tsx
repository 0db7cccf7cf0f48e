import { classes } from './classes.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length; by default the full width. */
  width?: string
  height?: string
  className?: string | undefined
}

/**
 * A placeholder with the size of the content. Hidden from screen readers, since the page announces that it is loading.
 */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <div className={classes(styles.skeleton, className)} style={{ inlineSize: width, blockSize: height }} aria-hidden />
  )
}
