/** @jsxImportSource preact */
import type { Market, Runner, SportEvent } from '../api-types.ts'
import { useBook } from './context.ts'
import { OddsButton } from './odds-button.tsx'
import { Silks } from './silks.tsx'

const kinds = ['win', 'place'] as const

/** The runners of a race with their odds to win and to be placed; after the race in finishing order. */
export function RunnersView({ race }: { race: SportEvent }) {
  const { t } = useBook()
  const markets = kinds.map((kind) => race.markets.find((market) => market.kind === kind))
  const runners = [...(race.runners ?? [])].sort(
    (one, other) => (one.place ?? 99) - (other.place ?? 99) || one.number - other.number,
  )
  return (
    <div class="runners">
      <div class="runner runner-head" aria-hidden="true">
        <span>{t('runner')}</span>
        {kinds.map((kind) => (
          <span key={kind} class="runner-odds">
            {t(`market.${kind}`)}
          </span>
        ))}
      </div>
      <ul>
        {runners.map((runner) => (
          <li key={runner.number} class="runner" data-runner={runner.number}>
            <About runner={runner} />
            {markets.map((market, index) => (
              <Cell key={kinds[index]} race={race} market={market} runner={runner} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function About({ runner }: { runner: Runner }) {
  const { t } = useBook()
  const { number, name, jockey, trainer, age, weight, form, place } = runner
  return (
    <div class="about">
      <b class="runner-number">{place ?? number}</b>
      <Silks runner={runner} />
      <div>
        <b class="runner-name">
          <bdi>{name}</bdi>
        </b>
        <small>
          {`${t('jockey')} `}
          <bdi>{jockey}</bdi>
          {' · '}
          {`${t('trainer')} `}
          <bdi>{trainer}</bdi>
        </small>
        <small class="runner-form">
          <bdi>{form}</bdi>
          {` · ${t('years', { count: age })} · `}
          <bdi>{`${weight} kg`}</bdi>
        </small>
      </div>
    </div>
  )
}

function Cell({ race, market, runner }: { race: SportEvent; market: Market | undefined; runner: Runner }) {
  const { t } = useBook()
  const outcome = market?.outcomes.find(({ id }) => id === String(runner.number))
  if (!market || !outcome) return <span class="runner-odds">–</span>
  return (
    <span class="runner-odds">
      <OddsButton event={race} market={market} outcome={outcome} label={t(`market.${market.kind}`)} />
    </span>
  )
}
