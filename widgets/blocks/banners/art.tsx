import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import styles from './art.module.css'

/**
 * A banner’s picture at the inline end, faded out towards the text. Never mirrored: it may contain digits or
 * letters. `first` marks the banner that is visible initially.
 */
export function Art({ image, first = false }: { image: string; first?: boolean }) {
  const shared = { className: styles.art, src: image, width: 1200, height: 480 }
  return (
    <div className={styles.frame}>
      {first ? <Picture {...shared} fetchPriority="high" /> : <LazyImage {...shared} />}
    </div>
  )
}
