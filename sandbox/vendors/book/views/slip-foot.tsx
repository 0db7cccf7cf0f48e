/** @jsxImportSource preact */
import { money } from '../format.ts'
import { totalsOf } from '../slip.ts'
import { isPlayer } from '../state.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'

/** The totals of the bet slip and the buttons that place it. */
export function SlipFoot() {
  const { state, store, betting, t } = useBook()
  const totals = totalsOf(state.slip, state.account?.digits ?? 2)
  const { selections } = state.slip
  const changed = selections.some(({ was }) => was !== undefined)
  const stopped = selections.some(({ suspended, closed }) => suspended || closed)
  const needsWord = changed && state.acceptOdds === 'none'
  return (
    <div class="slip-foot">
      <label class="accept">
        <span>{t('oddsChanges')}</span>
        <select
          value={state.acceptOdds}
          data-accept={state.acceptOdds}
          onChange={(event) => store.change({ acceptOdds: event.currentTarget.value as 'none' })}
        >
          {(['none', 'higher', 'any'] as const).map((each) => (
            <option key={each} value={each}>
              {t(`accept.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p class="sum">
        <span>{t('totalStake')}</span>
        <b data-total={totals.stake}>{money(state, totals.stake)}</b>
      </p>
      <p class="sum win">
        <span>{t('possibleWin')}</span>
        <b data-possible-win={totals.win}>{money(state, totals.win)}</b>
      </p>
      {state.notice && <Notice />}
      {isPlayer(state) ? (
        <button
          key="place"
          type="button"
          class="place"
          data-place=""
          disabled={totals.stake === 0 || state.isPlacing || stopped}
          onClick={() => {
            if (needsWord || state.notice?.kind === 'changed') betting.agree()
            void betting.place()
          }}
        >
          {state.isPlacing
            ? t('placing')
            : t(needsWord || state.notice?.kind === 'changed' ? 'acceptAndPlace' : 'place')}
          {totals.stake > 0 && !state.isPlacing && <bdi>{money(state, totals.stake)}</bdi>}
        </button>
      ) : (
        <button key="sign-in" type="button" class="place" data-place="" onClick={() => void betting.place()}>
          {t('signInToBet')}
        </button>
      )}
      {!isPlayer(state) && (
        <button
          key="register"
          type="button"
          class="link"
          data-register=""
          onClick={() => store.options.events.registration?.()}
        >
          {t('register')}
        </button>
      )}
    </div>
  )
}

function Notice() {
  const { state, store, t } = useBook()
  const { kind, text } = state.notice!
  return (
    <div class="notice" data-notice={kind} role="alert">
      <Icon name="alert" />
      <p>{text}</p>
      {kind === 'funds' && (
        <button type="button" class="link" data-deposit="" onClick={() => store.options.events.deposit?.()}>
          {t('deposit')}
        </button>
      )}
      {kind === 'sign-in' && (
        <button type="button" class="link" onClick={() => store.options.events.login?.()}>
          {t('signIn')}
        </button>
      )}
    </div>
  )
}
