import styles from './art.module.css'

/**
 * A banner’s picture at the inline end, faded out towards the words. It is never turned round: it may hold digits or
 * letters. `first` is the one seen at once.
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
