import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, VideoBlock } from '#manifest'
import { capitalisedAutonym } from '#engine/i18n/autonym.ts'
import { useStores } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './video.module.css'

/** A video of the brand: its poster, and after a click the video with its captions. */
export default function Video({ title, ...options }: VideoBlock) {
  const { t } = useOwnTexts(title)
  return <Clip {...options} title={t(title)} />
}

/** `title` is translated. */
function Clip({ title, poster, ratio = '16:9', video, captions }: Omit<VideoBlock, 'use'>) {
  const { t } = useTranslation('blocks')
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  return (
    <div className={styles.video} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      {state === 'playing' ? (
        <Player {...{ title, poster, video, captions }} onError={() => setState('failed')} />
      ) : (
        <button
          className={styles.start}
          type="button"
          aria-label={t('video.play', { title })}
          onClick={() => setState('playing')}
        >
          <LazyImage className={styles.poster} src={poster} />
          <span className={styles.sign}>
            <svg viewBox="0 0 24 24" width={28} height={28} fill="currentColor" aria-hidden>
              <path d="M8 5.1v13.8a1 1 0 0 0 1.5.9l11.2-6.9a1 1 0 0 0 0-1.8L9.5 4.2A1 1 0 0 0 8 5.1z" />
            </svg>
          </span>
          <span className={styles.title}>{title}</span>
        </button>
      )}
      <p className={styles.failed} role="status">
        {state === 'failed' && t('video.failed')}
      </p>
    </div>
  )
}

interface PlayerProps extends Pick<VideoBlock, 'title' | 'video' | 'poster'> {
  captions: VideoBlock['captions'] | undefined
  onError: () => void
}

/** Starts at once: the player has asked for it. */
const Player = observer(function Player({ video, captions, poster, title, onError }: PlayerProps) {
  const { language } = useStores()
  const player = useRef<HTMLVideoElement>(null)
  // The button that had the focus is gone.
  useEffect(() => player.current?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without words needs none.
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
      {(Object.entries(captions ?? {}) as [Language, string][]).map(([each, src]) => (
        <track
          key={each}
          kind="captions"
          src={src}
          srcLang={each}
          label={capitalisedAutonym(each)}
          default={each === language.current}
        />
      ))}
    </video>
  )
})
