import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { useEntries } from '#engine/ui/use-entries.ts'
import { matchQuery, matchStore } from '../match-store.ts'
import styles from './match.module.css'
import { MatchCard } from './match-card.tsx'

interface MatchEntriesProps {
  live: boolean
  limit: number
  /** Of each entry. */
  className: string | undefined
  skeletons: ReactNode
}

/** How often live matches and upcoming ones are read again while the page is visible. */
const refreshMs = { live: 15_000, upcoming: 60_000 }

/** The entries of a row of matches: the matches, or why there are none. */
export const MatchEntries = observer(function MatchEntries({ live, limit, className, skeletons }: MatchEntriesProps) {
  const { t } = useTranslation()
  const query = matchQuery({ live, limit }, useStores())
  const store = useStore(matchStore)
  const list = store.list(query)
  const { status, value } = list
  const matches = store.shown(query)?.map((match) => (
    <li key={match.id} className={className}>
      <MatchCard match={match} isNamed={value === undefined} />
    </li>
  ))
  const [entries] = useEntries(matches, { width: 264 })
  useEffect(() => {
    list.ensure()
    const again = () => document.visibilityState === 'visible' && list.status !== 'absent' && void list.load()
    const timer = setInterval(again, live ? refreshMs.live : refreshMs.upcoming)
    return () => clearInterval(timer)
  }, [list, live])
  if (entries.length > 0) return entries
  if (status === 'idle' || status === 'loading') return skeletons
  return (
    <li className={styles.none}>
      <p>{t(value ? (live ? 'match.noneLive' : 'match.none') : 'match.failed')}</p>
      {status === 'error' && (
        <Button kind="quiet" onClick={() => void list.load()}>
          {t('state.retry')}
        </Button>
      )}
    </li>
  )
})
