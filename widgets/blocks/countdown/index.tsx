import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CountdownBlock } from '#manifest'
import { dateText, numberFormat } from '#engine/i18n/formats.ts'
import { zonedTime } from '#engine/i18n/zoned-time.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Section } from '#engine/ui/section.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './countdown.module.css'

/** Counts down to a moment of the brand’s time zone by the server’s clock, and then shows a text, or nothing. */
export default observer(function Countdown({ title, until, after }: CountdownBlock) {
  const { t } = useOwnTexts(title, after)
  const { manifest } = useStores()
  const clock = useStore(clockStore)
  // A page’s file is read at any time later: it has no numbers.
  const isHydrating = useHydrating()
  const end = zonedTime(until, manifest.timeZone ?? 'UTC')
  const seconds = isHydrating ? undefined : Math.ceil((end - clock.now) / 1000)
  if (seconds !== undefined && seconds <= 0) return after ? <p className={styles.after}>{t(after)}</p> : null
  return (
    <Section title={title && t(title)}>
      <div className={styles.countdown}>
        <Tiles seconds={seconds} />
        <End at={end} />
      </div>
    </Section>
  )
})

/** The time that is left. Not announced as it ticks. */
const Tiles = observer(function Tiles({ seconds }: { seconds: number | undefined }) {
  const { t } = useTranslation('blocks')
  const language = useStores().language.current
  const format = numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false })
  const of = (unit: number, most = Infinity) =>
    seconds === undefined ? undefined : format.format(Math.floor(seconds / unit) % most)
  const tiles = [
    [t('countdown.days'), of(86_400)],
    [t('countdown.hours'), of(3600, 24)],
    [t('countdown.minutes'), of(60, 60)],
    [t('countdown.seconds'), of(1, 60)],
  ] as const
  return (
    <div className={styles.tiles} role="timer">
      {tiles.map(([name, number]) => (
        <div key={name} className={styles.tile}>
          {number === undefined ? (
            <Skeleton className={styles.waiting} />
          ) : (
            <span className={styles.number}>{number}</span>
          )}
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  )
})

/** The moment: in the brand’s time zone in a page’s file, then in the player’s. */
const End = observer(function End({ at }: { at: number }) {
  const { t } = useTranslation('blocks')
  const { language, manifest } = useStores()
  const isHydrating = useHydrating()
  const date = dateText(at, language.current, 'timeInZone', isHydrating ? (manifest.timeZone ?? 'UTC') : undefined)
  return (
    <p className={styles.end}>
      {/* Node and browsers may write it differently. */}
      <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
        {t('countdown.until', { date })}
      </time>
    </p>
  )
})
