import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SportEvent, SportOutcome } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/ui/locale.ts'
import { matchAddress } from '../match-address.ts'
import { matchTime } from '../match-time.ts'
import { oddsText } from '../odds.ts'
import { oddsStore } from '../odds-store.ts'
import styles from './match.module.css'

/** A match with its score or start and its main odds, which lead to it in the sportsbook. */
export const MatchCard = observer(function MatchCard({ match }: { match: SportEvent }) {
  const { isOpen } = useAccess()
  const { id, home, away, homeScore, awayScore, league, outcomes } = match
  const place = matchAddress(match, isOpen)
  return (
    <article className={styles.card} data-match={id}>
      <PageLink className={styles.match} {...place}>
        <span className={styles.about}>
          <span className={styles.league}>{league}</span>
          <When match={match} />
        </span>
        <Side name={home} score={homeScore} />
        <Side name={away} score={awayScore} />
      </PageLink>
      <div className={styles.odds}>
        {outcomes.slice(0, 3).map((outcome, index) => (
          <PageLink key={index} className={styles.odd} {...place}>
            <Odd outcome={outcome} match={`${home} – ${away}`} />
          </PageLink>
        ))}
      </div>
    </article>
  )
})

const Side = ({ name, score }: { name: string; score: string | undefined }) => (
  <span className={styles.side}>
    <bdi className={styles.name}>{name}</bdi>
    {score !== undefined && <bdi className={styles.score}>{score}</bdi>}
  </span>
)

const When = observer(function When({ match }: { match: SportEvent }) {
  const { t } = useTranslation()
  const text = matchTime(match, t, localeOf(useStores().language.current))
  if (match.live) return <span className={styles.live}>{text}</span>
  return text === undefined ? null : <time dateTime={match.startsAt}>{text}</time>
})

const Odd = observer(function Odd({ outcome: { name, odds }, match }: { outcome: SportOutcome; match: string }) {
  const { format } = useStore(oddsStore)
  const locale = localeOf(useStores().language.current)
  return (
    <>
      <span className="visually-hidden">{match}</span> <bdi className={styles.outcome}>{name}</bdi>{' '}
      <bdi className={styles.value}>{odds === undefined ? '–' : oddsText(odds, format, locale)}</bdi>
    </>
  )
})
