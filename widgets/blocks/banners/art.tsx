import type { Banner } from '#api'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import styles from './art.module.css'

interface ArtProps {
  banner: Banner
  as: 'banner' | 'card'
  first?: boolean
}

/**
 * A banner’s picture at the inline end, faded out towards the text. Never mirrored: it may contain digits or
 * letters. `first` marks the banner that is visible initially: its picture is loaded at once.
 */
export function Art({ banner: { image, imageSizes }, as, first = false }: ArtProps) {
  const shared = { className: styles.art, src: image, srcSet: imageSizes, as, width: 1200, height: 480 }
  return (
    <div className={styles.frame}>
      {first ? <Picture {...shared} fetchPriority="high" decoding="sync" /> : <LazyImage {...shared} />}
    </div>
  )
}
