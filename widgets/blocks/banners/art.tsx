import styles from './art.module.css'

/**
 * A banner’s picture at the inline end, faded out towards the text. Never mirrored: it may contain digits or
 * letters. `first` marks the banner that is visible initially.
 */
export function Art({ image, first = false }: { image: string; first?: boolean }) {
  return (
    <div className={styles.frame}>
      <img
        className={styles.art}
        src={image}
        alt=""
        width={1200}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
      />
    </div>
  )
}
