import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmbedBlock } from '#manifest'
import { permissions } from '#engine/frames/frame-policy.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { whenNear } from '#engine/ui/near.ts'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './embed.module.css'

/** A page of another site, loaded near the screen or after a click. In a page’s file, and without scripts, it is a link. */
export default observer(function Embed({ title, address, ratio = '16:9', height, clickToLoad }: EmbedBlock) {
  const { t } = useOwnTexts(title)
  const { consent } = useStores().manifest
  const waitsForClick = clickToLoad ?? consent.required
  const [isLoaded, setLoaded] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (waitsForClick ? undefined : whenNear(place.current!, () => setLoaded(true))), [waitsForClick])
  const style = height === undefined ? { aspectRatio: ratio.replace(':', ' / ') } : { minBlockSize: height }
  return (
    <div ref={place} className={styles.embed} style={style}>
      {isLoaded ? (
        <Frame title={t(title)} address={address} isAsked={waitsForClick} />
      ) : (
        <Question title={t(title)} address={address} onLoad={waitsForClick ? () => setLoaded(true) : undefined} />
      )}
    </div>
  )
})

interface FrameProps extends Pick<EmbedBlock, 'title' | 'address'> {
  /** Whether a click has asked for it: the focus then moves into it, as the button is gone. */
  isAsked: boolean
}

function Frame({ title, address, isAsked }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={address}
      sandbox={permissions.opaque}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
    />
  )
}

interface QuestionProps {
  title: string
  address: string
  /** Absent where it loads without a click. */
  onLoad: (() => void) | undefined
}

/** What stands in the frame’s place. */
function Question({ title, address, onLoad }: QuestionProps) {
  const { t } = useTranslation('blocks')
  const { host } = new URL(address)
  return (
    <div className={styles.question}>
      <p className={styles.title}>{title}</p>
      {onLoad && <p className={styles.text}>{t('embed.text', { host })}</p>}
      <div className={styles.actions}>
        {onLoad && (
          <Button aria-label={t('embed.load', { title })} onClick={onLoad}>
            {t('embed.show')}
          </Button>
        )}
        <a className={styles.open} href={address} rel="noopener noreferrer">
          {t('embed.open', { host })}
        </a>
      </div>
    </div>
  )
}
