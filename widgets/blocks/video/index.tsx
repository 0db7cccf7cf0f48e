import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, VideoBlock } from '#manifest'
import { localeOf } from '#engine/i18n/locale.ts'
import { useStores } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './video.module.css'

/** A video of the brand: its poster, and after a click the video with its captions. */
export default observer(function Video({ title, poster, ratio = '16:9', ...files }: VideoBlock) {
  const { t } = useOwnTexts(title)
  const { t: own } = useTranslation('blocks')
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  return (
    <div className={styles.video} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      {state === 'playing' ? (
        <Player {...files} poster={poster} title={t(title)} onError={() => setState('failed')} />
      ) : (
        <button className={styles.start} type="button" onClick={() => setState('playing')}>
          <LazyImage className={styles.poster} src={poster} />
          <span className={styles.sign}>
            <svg viewBox="0 0 24 24" width={28} height={28} fill="currentColor" aria-hidden>
              <path d="M8 5.1v13.8a1 1 0 0 0 1.5.9l11.2-6.9a1 1 0 0 0 0-1.8L9.5 4.2A1 1 0 0 0 8 5.1z" />
            </svg>
          </span>
          <span className={styles.title}>{own('video.play', { title: t(title) })}</span>
        </button>
      )}
      <p className={styles.failed} role="status">
        {state === 'failed' && own('video.failed')}
      </p>
    </div>
  )
})

interface PlayerProps extends Pick<VideoBlock, 'video' | 'captions' | 'poster'> {
  title: string
  onError: () => void
}

/** Starts at once: the player has asked for it. */
const Player = observer(function Player({ video, captions = {}, poster, title, onError }: PlayerProps) {
  const { language } = useStores()
  const player = useRef<HTMLVideoElement>(null)
  // The button that had the focus is gone.
  useEffect(() => player.current?.focus(), [])
  const names = (each: Language) => new Intl.DisplayNames([localeOf(each)], { type: 'language' }).of(each)
  return (
    <video
      ref={player}
      className={styles.player}
      src={video}
      poster={poster}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onError}
    >
      {(Object.entries(captions) as [Language, string][]).map(([each, src]) => (
        <track
          key={each}
          kind="captions"
          src={src}
          srcLang={each}
          label={names(each)}
          default={each === language.current}
        />
      ))}
    </video>
  )
})
