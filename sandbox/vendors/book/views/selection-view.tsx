/** @jsxImportSource preact */
import { latin, number, odds, signed } from '../format.ts'
import { marketName, outcomeName } from '../names.ts'
import { keyOf, type Selection } from '../slip.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'

/** The multiples of the smallest stake that the quick buttons add. */
const quick = [5, 10, 50]

/** A selection on the slip, with its own stake in a slip of singles. */
export function SelectionView({ selection }: { selection: Selection }) {
  const { state, store, betting, t } = useBook()
  const { kind, line, eventName, closed, suspended, was } = selection
  const event = state.events.get(selection.event)
  const { home = eventName, away = eventName } = event ?? {}
  const name = outcomeName(state, {
    kind,
    line,
    outcome: { id: selection.outcome, name: selection.outcomeName },
    home,
    away,
  })
  const note = closed
    ? t('selectionClosed')
    : suspended
      ? t('suspended')
      : was !== undefined
        ? t('oddsWere', { odds: odds(state, was) })
        : ''
  return (
    <li
      class="selection"
      data-selection={keyOf(selection)}
      data-state={closed ? 'closed' : suspended ? 'suspended' : was === undefined ? 'open' : 'changed'}
    >
      <button
        type="button"
        class="plain"
        aria-label={t('removeSelection', { name })}
        onClick={() => betting.remove(selection)}
      >
        <Icon name="close" />
      </button>
      <div class="selection-text">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{marketName(state, kind)}</span>
        <small>
          <Icon name={selection.sport} />
          {selection.live && <em class="live-sign">{t('live')}</em>}
          <bdi>{eventName}</bdi>
        </small>
        {note && (
          <small class="selection-note" role="status">
            {note}
          </small>
        )}
      </div>
      <b class="selection-odds" data-move={state.moves.get(keyOf(selection))}>
        {closed || suspended ? <Icon name="lock" /> : odds(state, selection.odds)}
      </b>
      {state.slip.mode === 'single' && (
        <StakeField
          value={selection.stake}
          label={t('stake')}
          typed={(stake) => {
            const { slip } = store.state
            store.setSlip({
              ...slip,
              selections: slip.selections.map((each) => (keyOf(each) === keyOf(selection) ? { ...each, stake } : each)),
            })
          }}
        />
      )}
    </li>
  )
}

/** An input for a stake with buttons that add to it. */
export function StakeField({ value, label, typed }: { value: string; label: string; typed: (stake: string) => void }) {
  const { state, t } = useBook()
  const { limits, digits = 2, currency = 'EUR' } = state.account ?? {}
  const unit = Math.max(limits?.min ?? 10 ** digits, 10 ** digits)
  const add = (share: number) => {
    const minor = Math.round((Number(value.replace(',', '.')) || 0) * 10 ** digits) + unit * share
    typed((minor / 10 ** digits).toFixed(minor % 10 ** digits ? digits : 0))
  }
  return (
    <div class="stake">
      <label>
        <span class="spoken">{label}</span>
        <input
          data-stake=""
          type="text"
          inputmode="decimal"
          autocomplete="off"
          maxlength={12}
          placeholder={
            limits
              ? t('atLeast', { amount: number(state, limits.min / 10 ** digits, { minimumFractionDigits: digits }) })
              : label
          }
          value={value}
          onInput={(event) => typed(latin(event.currentTarget.value).replace(/[^\d.,]/g, ''))}
        />
        <span class="currency">{currency}</span>
      </label>
      <div class="quick">
        {quick.map((share) => (
          <button key={share} type="button" onClick={() => add(share)}>
            <bdi>{signed(state, (unit * share) / 10 ** digits)}</bdi>
          </button>
        ))}
      </div>
    </div>
  )
}
