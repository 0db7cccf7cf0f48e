import { classes } from './classes.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length; the whole width where it is left out. */
  width?: string
  height?: string
  className?: string | undefined
}

/** Stands where something will be, in its size. Not read out: the page says that it loads. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <div className={classes(styles.skeleton, className)} style={{ inlineSize: width, blockSize: height }} aria-hidden />
  )
}
