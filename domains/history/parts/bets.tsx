import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bet, BetKind, BetList } from '#api'
import { difference } from '#engine/data/minor-units.ts'
import { oddsText } from '#domains/matches/odds.ts'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { isolated } from '#engine/i18n/direction.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import styles from './bets.module.css'
import { Amount, Moment, Status } from './cells.tsx'
import { History } from './history.tsx'

const kinds = ['casino', 'sport'] as const
const statuses = ['open', 'won', 'lost', 'cancelled'] as const

const net = ({ stake, win, currency }: Pick<Bet, 'stake' | 'win' | 'currency'>) =>
  win === undefined ? undefined : difference(win, stake, currency)

/** The player’s bets, of all kinds or of one. */
export function Bets({ kind: only }: { kind?: BetKind }) {
  const { t } = useTranslation('history')
  const about = ({ game, event, kind }: Bet) => game?.name ?? event ?? t(`kind.${kind}`)
  const money = (name: 'stake' | 'win') => ({
    title: t(`column.${name}`),
    numeric: true,
    show: (bet: Bet) => <Amount amount={bet[name]} currency={bet.currency} />,
    text: (bet: Bet) => `${bet[name] ?? ''}`,
  })
  return (
    <History
      name="bets"
      only={only && { kind: only }}
      filters={[
        ...(only
          ? []
          : [
              {
                name: 'kind',
                label: t('column.kind'),
                options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
              },
            ]),
        {
          name: 'status',
          label: t('column.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      columns={[
        { title: t('column.at'), show: ({ at }) => <Moment at={at} />, text: ({ at }) => at },
        { title: t('column.bet'), show: (bet) => <About bet={bet} title={about(bet)} />, text: about },
        ...(only
          ? []
          : [
              {
                title: t('column.kind'),
                short: true,
                show: ({ kind }: Bet) => t(`kind.${kind}`),
                text: ({ kind }: Bet) => t(`kind.${kind}`),
              },
            ]),
        {
          title: t('column.status'),
          short: !only,
          show: ({ status }) => <Status status={status} />,
          text: ({ status }) => t(`status.${status}`),
        },
        money('stake'),
        money('win'),
        {
          title: t('column.net'),
          numeric: true,
          show: (bet) => bet.status !== 'open' && <Amount amount={net(bet)} currency={bet.currency} signed />,
          text: (bet) => (bet.status === 'open' ? '' : `${net(bet) ?? ''}`),
        },
      ]}
      totals={(list: BetList) => totalsOf(list, (name) => t(`column.${name}`))}
    />
  )
}

function totalsOf({ totals }: BetList, labelOf: (name: 'stake' | 'win' | 'net') => string) {
  if (!totals) return []
  const { stake, win, currency } = totals
  return [
    { label: labelOf('stake'), amount: stake, currency },
    { label: labelOf('win'), amount: win, currency },
    { label: labelOf('net'), amount: net(totals), currency },
  ]
}

/** The game or event of a bet, with details that identify it. */
function About({ bet: { id, round, odds, settledAt }, title }: { bet: Bet; title: string }) {
  const { t } = useTranslation('history')
  return (
    <div>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <ul className={styles.details} role="list">
        <li>{round ? t('round', { round }) : t('number', { id })}</li>
        {odds !== undefined && (
          <li>
            <Odds odds={odds} />
          </li>
        )}
        {settledAt && (
          <li>
            {t('settled')} <Moment at={settledAt} />
          </li>
        )}
      </ul>
    </div>
  )
}

/** Odds in the format that the player has chosen for the whole site. */
const Odds = observer(function Odds({ odds }: { odds: number }) {
  const { t } = useTranslation('history')
  const { format } = useStore(oddsStore)
  const language = useStores().language.current
  return t('odds', { odds: isolated(oddsText(odds, format, language)) })
})
