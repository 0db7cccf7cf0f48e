import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { historyStore, type Histories } from '../history-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Money } from '#engine/ui/money.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Controls, type Filter } from './controls.tsx'
import { Export } from './export.tsx'
import { timeRangeOf, lastWeek, type Period } from '../period.ts'
import { Table, type Column } from './table.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { useAddress } from './use-address.ts'
import styles from './history.module.css'
import { Moment } from './cells.tsx'

/** A sum over all matching rows. */
interface Total {
  label: string
  amount: number | undefined
  currency: string
}

interface HistoryProps<Name extends keyof Histories> {
  name: Name
  columns: readonly Column<Histories[Name]['row']>[]
  filters: readonly Filter[]
  /** A fixed part of the query, in addition to the filters. */
  only?: Histories[Name]['query'] | undefined
  /** Returns the sums in the server’s response; platforms without sums show none. */
  totals: (list: Histories[Name]['list']) => readonly Total[]
}

const pageSize = 20

/** The query of the latest row of all. */
const everOf = (now: Date, first: number) => ({
  ...timeRangeOf({ from: first, to: lastWeek(now).to }),
  page: 1,
  size: 1,
})

/** The fields common to all histories’ responses. */
interface Listed<Row> {
  count: number
  rows: readonly Row[]
}

/** A history of bets, cashbacks or operations: seven days at a time, with filters, sums, pages and CSV export. */
export const History = observer(function History<Name extends keyof Histories>({
  name,
  columns,
  filters,
  only,
  totals,
}: HistoryProps<Name>) {
  type Row = Histories[Name]['row']
  const { t } = useTranslation('history')
  const { pages } = useStore(historyStore)
  const address = useAddress(filters)
  const chosen = Object.fromEntries(Object.entries(address.filters).filter(([, value]) => value !== ''))
  const query = { ...timeRangeOf(address.period), ...chosen, ...only } as Histories[Name]['query']
  const resource = pages[name].get({ ...query, page: address.page, size: pageSize })

  // Cached rows may be outdated: they are shown and read again.
  useEffect(() => {
    if (resource.status === 'ready') void resource.load()
  }, [resource])

  const isAll = Object.keys(chosen).length === 0
  const isEmpty = (resource.value as Listed<Row> | undefined)?.count === 0
  const ever = pages[name].get({
    ...everOf(address.now, address.first),
    ...chosen,
    ...only,
  } as Histories[Name]['query'])
  useEffect(() => {
    if (isEmpty) ever.ensure()
  }, [isEmpty, ever])
  if (isAll && isEmpty && (ever.value as Listed<Row> | undefined)?.count === 0)
    return (
      <div className={styles.history}>
        <NothingYet name={name} />
      </div>
    )

  return (
    <div className={styles.history}>
      <Controls address={address} filters={filters} />
      <div className={styles.results} aria-live="polite">
        <Loadable resource={resource} skeleton={<Placeholder />}>
          {(answer: Histories[Name]['list']) => {
            const { count, rows } = answer as Listed<Row>
            // Whether there is anything at all is asked first.
            if (isAll && count === 0 && (ever.status === 'idle' || ever.status === 'loading')) return <Placeholder />
            if (count === 0)
              return (
                <Empty icon="history" title={t('emptyTitle')} text={t('emptyText')}>
                  <Latest
                    name={name}
                    query={{ ...chosen, ...only }}
                    now={address.now}
                    first={address.first}
                    onChoose={address.choosePeriod}
                  />
                </Empty>
              )
            return (
              <>
                <div className={styles.summary}>
                  <Totals totals={totals(answer)} />
                  <Export name={name} query={query} columns={columns} period={address.period} />
                </div>
                <Table label={t(`label.${name as keyof Histories}`)} columns={columns} rows={rows} />
                <Pages page={address.page} pages={Math.ceil(count / pageSize)} onChoose={address.choosePage} />
              </>
            )
          }}
        </Loadable>
      </div>
    </div>
  )
})

const Totals = observer(function Totals({ totals }: { totals: readonly Total[] }) {
  const { language } = useStores()
  return (
    <dl className={styles.totals}>
      {totals.map(({ label, amount, currency }) => (
        <div key={label} className={styles.total}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} language={language.current} />
          </dd>
        </div>
      ))}
    </dl>
  )
})

interface LatestProps<Name extends keyof Histories> {
  name: Name
  /** What every row matches, without a period. */
  query: Histories[Name]['query']
  now: Date
  /** The first day that can be chosen. */
  first: number
  onChoose: (period: Period) => void
}

/** In an empty period: when the latest row was, as a button to the week that ends with it. Nothing if there is no row. */
const Latest = observer(function Latest<Name extends keyof Histories>({
  name,
  query,
  now,
  first,
  onChoose,
}: LatestProps<Name>) {
  const { t } = useTranslation('history')
  const { pages } = useStore(historyStore)
  const resource = pages[name].get({ ...everOf(now, first), ...query })
  useEffect(() => resource.ensure(), [resource])
  const at = resource.value?.rows[0]?.at
  if (!at) return null
  return (
    <Button kind="quiet" onClick={() => onChoose(lastWeek(new Date(at)))}>
      <span>
        {t('latest')} <Moment at={at} dayOnly />
      </span>
    </Button>
  )
})

function Pages({ page, pages, onChoose }: { page: number; pages: number; onChoose: (page: number) => void }) {
  const { t } = useTranslation('history')
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <Button kind="quiet" disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {t('pages.previous')}
      </Button>
      <span>{t('pages.current', { page, pages })}</span>
      <Button kind="quiet" disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        {t('pages.next')}
      </Button>
    </nav>
  )
}

const Placeholder = () => <Skeleton height="26rem" />
