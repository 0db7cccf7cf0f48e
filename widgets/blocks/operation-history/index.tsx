import { useTranslation } from 'react-i18next'
import { Amount, Moment, Status } from '#domains/history/parts/cells.tsx'
import { History } from '#domains/history/parts/history.tsx'

const kinds = ['deposit', 'withdrawal', 'bonus', 'cashback', 'prize', 'jackpot', 'correction'] as const
const statuses = ['pending', 'completed', 'failed', 'cancelled'] as const

/** The player’s deposits, withdrawals and other movements. */
export default function OperationHistory() {
  const { t } = useTranslation('history')
  return (
    <History
      name="operations"
      filters={[
        {
          name: 'kind',
          label: t('column.kind'),
          options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'status',
          label: t('column.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      columns={[
        { title: t('column.at'), show: ({ at }) => <Moment at={at} />, text: ({ at }) => at },
        { title: t('column.kind'), show: ({ kind }) => t(`kind.${kind}`), text: ({ kind }) => t(`kind.${kind}`) },
        { title: t('column.method'), show: ({ method }) => method ?? '–', text: ({ method = '' }) => method },
        {
          title: t('column.status'),
          show: ({ status }) => <Status status={status} />,
          text: ({ status }) => t(`status.${status}`),
        },
        {
          title: t('column.amount'),
          numeric: true,
          show: ({ amount, currency, status }) => (
            <Amount amount={amount} currency={currency} signed={status === 'completed'} />
          ),
          text: ({ amount }) => `${amount}`,
        },
      ]}
      totals={({ totals }) =>
        totals
          ? [
              { label: t('total.in'), amount: totals.in, currency: totals.currency },
              { label: t('total.out'), amount: totals.out, currency: totals.currency },
            ]
          : []
      }
    />
  )
}
