import { useTranslation } from 'react-i18next'
import { Amount, Moment, Status } from '#domains/history/parts/cells.tsx'
import { History } from '#domains/history/parts/history.tsx'

const statuses = ['pending', 'paid', 'expired'] as const

/** The last day of a period whose exclusive end is `to`. */
const lastDay = (to: string) => new Date(Date.parse(to) - 1).toISOString()

/** The player’s cashbacks. */
export default function CashbackHistory() {
  const { t } = useTranslation('history')
  return (
    <History
      name="cashbacks"
      filters={[
        {
          name: 'status',
          label: t('column.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      columns={[
        { title: t('column.at'), show: ({ at }) => <Moment at={at} />, text: ({ at }) => at },
        {
          title: t('column.period'),
          show: ({ period }) =>
            period && (
              <>
                <Moment at={period.from} dayOnly /> – <Moment at={lastDay(period.to)} dayOnly />
              </>
            ),
          text: ({ period }) => (period ? `${period.from} ${period.to}` : ''),
        },
        {
          title: t('column.status'),
          show: ({ status }) => <Status status={status} />,
          text: ({ status }) => t(`status.${status}`),
        },
        {
          title: t('column.amount'),
          numeric: true,
          show: ({ amount, currency }) => <Amount amount={amount} currency={currency} signed />,
          text: ({ amount }) => `${amount}`,
        },
      ]}
      totals={({ totals }) =>
        totals ? [{ label: t('status.paid'), amount: totals.paid, currency: totals.currency }] : []
      }
    />
  )
}
