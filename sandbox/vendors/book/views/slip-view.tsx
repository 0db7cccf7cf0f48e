/** @jsxImportSource preact */
import { trapFocus } from '../follow.ts'
import { number, odds } from '../format.ts'
import { combinedOdds, combines, keyOf, type SlipMode } from '../slip.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { PlacedView } from './placed-view.tsx'
import { SlipFoot } from './slip-foot.tsx'
import { SelectionView, StakeField } from './selection-view.tsx'

/** The bet slip beside the lists. */
export function SlipView() {
  const { t } = useBook()
  return (
    <aside class="slip-column" aria-label={t('betSlip')}>
      <Slip />
    </aside>
  )
}

/** The bet slip of a narrow page: a bar at the bottom that opens it as a sheet. */
export function SlipBar() {
  const { state, store, t } = useBook()
  const { selections } = state.slip
  if (state.isSlipOpen)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog keeps Tab inside and closes on Escape.
      <div
        class="sheet"
        role="dialog"
        aria-modal="true"
        aria-label={t('betSlip')}
        onKeyDown={(event) => trapFocus(event, () => store.openSlip(false))}
      >
        <div class="sheet-back" role="presentation" onClick={() => store.openSlip(false)} />
        <div class="sheet-panel">
          <Slip isSheet />
        </div>
      </div>
    )
  if (selections.length === 0) return <div class="slip-bar" hidden />
  const total = selections.length > 1 && combines(state.slip) ? odds(state, combinedOdds(state.slip)) : ''
  return (
    <div class="slip-bar">
      <button type="button" data-open-slip="" onClick={() => store.openSlip(true)}>
        <em>{number(state, selections.length)}</em>
        <span>{t('betSlip')}</span>
        <b>{total}</b>
        <Icon name="forward" />
      </button>
    </div>
  )
}

function Slip({ isSheet = false }: { isSheet?: boolean }) {
  const { state, store, betting, t } = useBook()
  const { selections } = state.slip
  return (
    <section class="slip" data-slip={selections.length} aria-busy={state.isPlacing}>
      <header class="slip-head">
        <Icon name="ticket" />
        <h2>{t('betSlip')}</h2>
        {selections.length > 0 && <em>{number(state, selections.length)}</em>}
        {selections.length > 0 && (
          <button key="clear" type="button" class="plain" aria-label={t('clear')} onClick={() => betting.clear()}>
            <Icon name="trash" />
          </button>
        )}
        {isSheet && (
          <button key="close" type="button" class="plain" aria-label={t('close')} onClick={() => store.openSlip(false)}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {state.placed ? (
        <PlacedView placed={state.placed} />
      ) : selections.length === 0 ? (
        <div class="slip-empty">
          <Icon name="ticket" />
          <p>{t('slipEmpty')}</p>
        </div>
      ) : (
        <FilledSlip />
      )}
    </section>
  )
}

function FilledSlip() {
  const { state, store, t } = useBook()
  const { slip: current } = state
  return (
    <div class="slip-body">
      <Modes />
      <ul class="selections">
        {current.selections.map((selection) => (
          <SelectionView key={keyOf(selection)} selection={selection} />
        ))}
      </ul>
      {current.mode === 'combination' && (
        <div class="combination">
          <p class="sum">
            <span>{t('combinedOdds')}</span>
            <b data-combined-odds="">{odds(state, combinedOdds(current))}</b>
          </p>
          <StakeField
            value={current.stake}
            label={t('stake')}
            typed={(stake) => store.setSlip({ ...store.state.slip, stake })}
          />
        </div>
      )}
      <SlipFoot />
    </div>
  )
}

function Modes() {
  const { state, store, t } = useBook()
  const { slip: current } = state
  const mode = (name: SlipMode, isOpen: boolean) => (
    <button
      type="button"
      role="radio"
      aria-checked={current.mode === name}
      data-mode={name}
      disabled={!isOpen}
      onClick={() => store.setSlip({ ...store.state.slip, mode: name })}
    >
      {t(name)}
    </button>
  )
  return (
    <div class="modes" role="radiogroup" aria-label={t('betType')}>
      {mode('single', true)}
      {mode('combination', combines(current))}
    </div>
  )
}
