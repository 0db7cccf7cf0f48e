import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { LimitForm } from './limit-form.tsx'
import { LimitState } from './limit-state.tsx'
import { Row } from './row.tsx'

const icons = { deposit: 'wallet', loss: 'trending-down', wager: 'coins', session: 'hourglass' } as const

/** A kind of limit: the limits that are set, and a form that sets one. `currency` is undefined while they are loading. */
export const KindRow = observer(function KindRow({
  kind,
  currency,
}: {
  kind: PlayerLimit['kind']
  currency: string | undefined
}) {
  const limits = useStore(limitStore).ofKind(kind)
  const { t } = useTranslation('user')
  const text = (key: `${'kind' | 'about'}.${PlayerLimit['kind']}` | 'change' | 'set') =>
    t(`playerProtection.limits.${key}`)
  return (
    <Row
      icon={icons[kind]}
      title={text(`kind.${kind}`)}
      about={text(`about.${kind}`)}
      action={text(limits.length > 0 ? 'change' : 'set')}
      form={currency && ((close) => <LimitForm kind={kind} currency={currency} onSaved={close} />)}
    >
      {currency &&
        limits.length > 0 &&
        limits.map((limit) => <LimitState key={limit.period} limit={limit} currency={currency} />)}
    </Row>
  )
})
