import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { Picture } from '#engine/ui/picture.tsx'
import styles from './backdrop.module.css'

/** Shown while the game is being opened. */
export function Opening({ game: { name, image, imageSizes } }: { game: Game }) {
  const { t } = useTranslation('user')
  return (
    <div className={styles.opening} role="status">
      <Picture className={styles.cover} src={image} srcSet={imageSizes} as="cover" />
      <p className={styles.name}>{t('play.opening', { name })}</p>
      <span className={styles.progress} aria-hidden />
    </div>
  )
}
