import { useState } from 'react'
import type { Game } from '#api'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './game-card.module.css'

/**
 * A game’s picture, loaded when it comes near the screen, over its blurred colours; a tile with the name if it fails.
 */
export function GameCover({ game: { image, imageSizes, imageColors, name } }: { game: Game }) {
  const [failed, setFailed] = useState(false)
  return (
    <div
      className={styles.art}
      style={imageColors && { backgroundImage: `linear-gradient(165deg, ${imageColors.join()})` }}
    >
      {failed ? (
        <div className={styles.tile} aria-hidden>
          {name}
        </div>
      ) : (
        <LazyImage
          src={image}
          srcSet={imageSizes}
          as="cover"
          className={styles.picture}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
