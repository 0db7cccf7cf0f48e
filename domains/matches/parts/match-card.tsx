import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SportEvent, SportOutcome } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { matchAddress } from '../match-address.ts'
import { matchTime } from '../match-time.ts'
import { oddsText } from '../odds.ts'
import { oddsStore } from '../odds-store.ts'
import styles from './match.module.css'

interface MatchCardProps {
  match: SportEvent
  /** Whether only its names are known yet. */
  isNamed?: boolean
}

/** A match with its score or start and its main odds, which lead to it in the sportsbook. */
export const MatchCard = observer(function MatchCard({ match, isNamed = false }: MatchCardProps) {
  const { isOpen } = useAccess()
  const { id, home, away, homeScore, awayScore, league, outcomes } = match
  const place = matchAddress(match, isOpen)
  return (
    <article className={styles.card} data-match={id}>
      <PageLink className={styles.match} {...place}>
        <span className={styles.about}>
          <bdi className={styles.league}>{league}</bdi>
          {isNamed ? <Skeleton width="4rem" height="1em" /> : <When match={match} />}
        </span>
        <Side name={home} score={homeScore} />
        <Side name={away} score={awayScore} />
      </PageLink>
      <div className={styles.odds}>
        {outcomes.slice(0, 3).map((outcome, index) => (
          <PageLink key={index} className={styles.odd} {...place}>
            <Odd outcome={outcome} match={`${home} – ${away}`} isNamed={isNamed} />
          </PageLink>
        ))}
      </div>
    </article>
  )
})

const Side = ({ name, score }: { name: string; score: string | undefined }) => (
  <span className={styles.side}>
    <bdi className={styles.name} title={name}>
      {name}
    </bdi>
    {score !== undefined && <bdi className={styles.score}>{score}</bdi>}
  </span>
)

const When = observer(function When({ match }: { match: SportEvent }) {
  const { t } = useTranslation()
  const text = matchTime(match, t, useStores().language.current)
  if (match.live) return <span className={styles.live}>{text}</span>
  return text === undefined ? null : <time dateTime={match.startsAt}>{text}</time>
})

interface OddProps {
  outcome: SportOutcome
  match: string
  isNamed: boolean
}

const Odd = observer(function Odd({ outcome: { name, odds }, match, isNamed }: OddProps) {
  const { format } = useStore(oddsStore)
  const language = useStores().language.current
  return (
    <>
      <bdi className="visually-hidden">{match}</bdi> <bdi className={styles.outcome}>{name}</bdi>{' '}
      {isNamed ? (
        <Skeleton width="2.5em" height="1em" />
      ) : (
        <bdi className={styles.value}>{odds === undefined ? '–' : oddsText(odds, format, language)}</bdi>
      )}
    </>
  )
})
