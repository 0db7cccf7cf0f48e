import { useCallback, useState } from 'react'
import type { Game } from '#api'
import styles from './game-card.module.css'
import { whenNear } from '#engine/ui/near.ts'

/**
 * A game’s picture, loaded when it comes near the screen, over its blurred colours; a tile with the name if it fails.
 */
export function GameCover({ game: { image, imageColors, name } }: { game: Game }) {
  const [failed, setFailed] = useState(false)
  // Set on the element instead of in state, which would render every cover twice.
  const fetchNear = useCallback(
    (picture: HTMLImageElement | null) => (picture ? whenNear(picture, () => show(picture, image)) : undefined),
    [image],
  )
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
        <img
          ref={fetchNear}
          className={styles.picture}
          alt=""
          decoding="async"
          onLoad={appear}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}

function show(picture: HTMLImageElement, image: string) {
  picture.src = image
  if (picture.complete) picture.dataset.shown = ''
}

const appear = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.dataset.shown = ''
}
