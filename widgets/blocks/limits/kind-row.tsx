import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { LimitForm } from '#domains/protection/parts/limits/limit-form.tsx'
import { useLimitWords } from '#domains/protection/parts/limits/use-limit-text.ts'
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
  const { kindText, aboutText } = useLimitWords()
  const text = (key: 'change' | 'set') => t(`playerProtection.limits.${key}`)
  return (
    <Row
      name={kind}
      icon={icons[kind]}
      title={kindText(kind)}
      about={aboutText(kind)}
      action={text(limits.length > 0 ? 'change' : 'set')}
      form={currency && ((close) => <LimitForm kind={kind} currency={currency} onSaved={close} />)}
    >
      {currency &&
        limits.length > 0 &&
        limits.map((limit) => <LimitState key={limit.period} limit={limit} currency={currency} />)}
    </Row>
  )
})
