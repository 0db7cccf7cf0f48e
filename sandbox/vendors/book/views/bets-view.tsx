/** @jsxImportSource preact */
import type { Bet, BetSelection } from '../api-types.ts'
import { dayAndTime, money, number, odds } from '../format.ts'
import { betName, eventTitle, marketName } from '../names.ts'
import { isPlayer } from '../state.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { Empty, Failure, Skeleton } from './parts.tsx'

/** The player’s bets, open or settled. */
export function BetsView() {
  const { state, store, t } = useBook()
  if (!isPlayer(state)) {
    const signIn = (
      <button type="button" class="place" data-sign-in="" onClick={() => store.options.events.login?.()}>
        {t('signIn')}
      </button>
    )
    return (
      <section class="bets">
        <h1>{t('myBets')}</h1>
        <Empty text={t('betsOfPlayers')}>{signIn}</Empty>
      </section>
    )
  }
  const tab = (name: 'open' | 'settled') => (
    <button
      type="button"
      role="radio"
      aria-checked={state.betsTab === name}
      data-bets={name}
      onClick={() => store.change({ betsTab: name, bets: { status: 'loading' } })}
    >
      {t(`bets.${name}`)}
    </button>
  )
  return (
    <section class="bets">
      <h1>{t('myBets')}</h1>
      <div class="modes" role="radiogroup" aria-label={t('myBets')}>
        {tab('open')}
        {tab('settled')}
      </div>
      <Content />
    </section>
  )
}

function Content() {
  const { state, t } = useBook()
  const { bets, betsTab } = state
  if (bets.status === 'loading') return <Skeleton rows={4} />
  if (bets.status === 'failed') return <Failure />
  if (bets.value.length === 0) return <Empty text={t(`noBets.${betsTab}`)} />
  return (
    <ul class="bet-list">
      {bets.value.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
    </ul>
  )
}

function BetCard({ bet }: { bet: Bet }) {
  const { state, t } = useBook()
  const isOver = bet.status !== 'open'
  return (
    <li class="bet" data-bet={bet.id} data-status={bet.status}>
      <header>
        <b>
          {bet.selections.length > 1
            ? t('combinationOf', { count: number(state, bet.selections.length) })
            : t('single')}
        </b>
        <span class={`status status-${bet.status}`}>{t(`bet.${bet.status}`)}</span>
        <small>
          {`${dayAndTime(state, bet.placedAt)} · `}
          <bdi>{bet.id}</bdi>
        </small>
      </header>
      <ul>
        {bet.selections.map((selection) => (
          <SelectionLine key={`${selection.event}${selection.market}`} selection={selection} />
        ))}
      </ul>
      <dl>
        <Fact label={t('stake')} value={money(state, bet.stake)} />
        <Fact label={t('odds')} value={odds(state, bet.odds)} />
        {isOver ? (
          <Fact label={t('paid')} value={money(state, bet.win)} class="win" />
        ) : (
          <Fact label={t('possibleWin')} value={money(state, bet.possibleWin)} class="win" />
        )}
      </dl>
      {bet.status === 'open' && <CashOut bet={bet} />}
    </li>
  )
}

function Fact({ label, value, class: name }: { label: string; value: string; class?: string }) {
  return (
    <div class={name}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function SelectionLine({ selection }: { selection: BetSelection }) {
  const { state } = useBook()
  const { market, odds: taken, status, sport, startsAt } = selection
  return (
    <li data-status={status}>
      <Icon name={status === 'won' ? 'check' : status === 'lost' ? 'close' : sport} />
      <span>
        <bdi>{eventTitle(state, selection)}</bdi>
        <small>
          {`${marketName(state, market.split(':')[0]!)}: `}
          <bdi>{betName(state, selection)}</bdi>
          {` · ${dayAndTime(state, startsAt)}`}
        </small>
      </span>
      <b>{odds(state, taken)}</b>
    </li>
  )
}

/** The cash-out button: the first click asks for confirmation, the second takes the offer. */
function CashOut({ bet }: { bet: Bet }) {
  const { state, betting, t } = useBook()
  const { id, cashOut: value } = bet
  const mine = state.cashOut?.bet === id ? state.cashOut : null
  if (value === undefined) return <p class="no-cash-out">{t('noCashOut')}</p>
  const text = mine?.isSent ? t('placing') : t(mine ? 'confirmCashOut' : 'cashOut', { amount: money(state, value) })
  return (
    <div class="cash-out">
      {mine?.text && <p role="alert">{mine.text}</p>}
      <button
        type="button"
        class={mine ? 'place' : 'quiet'}
        data-cash-out={value}
        disabled={mine?.isSent ?? false}
        onClick={() => void betting.cashOut(id, value)}
      >
        {text}
      </button>
    </div>
  )
}
