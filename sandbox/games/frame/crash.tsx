/** @jsxImportSource preact */
import { computed, effect, signal } from '@preact/signals'
import type { BetView } from '../../domains/games/play/bets.ts'
import { type CrashOutcome, multiplierAfter } from '../../domains/games/rules/crash-rules.ts'
import { celebrate } from './celebrate.tsx'
import { createFlight } from './flight.tsx'
import type { Game } from './game.ts'
import { createRoundBar } from './round-bar.tsx'
import { followRounds, type Rounds, type RoundState } from './rounds.ts'
import { createPicker, createStakePicker } from './picker.tsx'

const targets = [0, 1.2, 1.5, 2, 3, 5, 10, 20, 50, 100]
const bigWinFrom = 15
const tone = (at: number) => (at < 2 ? 'cold' : at < 10 ? 'warm' : 'hot')

/** Starts a crash game. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, money, texts: t } = game
  const picker = createStakePicker(game)
  const flight = await createFlight(config)
  const bar = createRoundBar(game, (outcome) => {
    const { at } = outcome as CrashOutcome
    return <span class={`mark wide ${tone(at)}`}>{money.times(at)}</span>
  })
  /** At which multiplier the bet leaves by itself; 0 leaves it to the player. */
  const target = createPicker(game, {
    label: t.autoLeave,
    values: targets,
    start: 0,
    format: (at) => (at === 0 ? t.byHand : money.times(at)),
  })

  const bets = signal<BetView[]>([])
  const isQueued = signal(false)
  const phase = signal<RoundState['round']['phase'] | undefined>(undefined)
  /** The number in the sky and the line below it. */
  const number = signal('')
  const note = signal('')
  /** The current value of the flying bet. */
  const worth = signal<number | null>(null)
  /** The bet that is still flying. */
  const own = computed(() => bets.value.find((bet) => bet.status === 'open'))
  let isBusy = false
  effect(() => {
    const isSet = own.value !== undefined || isQueued.value
    picker.setDisabled(isSet)
    target.setDisabled(isSet)
  })
  shell.mount(
    () => (
      <div class="crash">
        <bar.View />
        <div class="sky">
          <flight.View />
          <div class="centre">
            <Multiplier />
            <p class="note-line">{note}</p>
          </div>
        </div>
      </div>
    ),
    () => (
      <>
        <picker.View />
        <target.View />
        <MainButton />
      </>
    ),
  )
  const rounds: Rounds = followRounds(game, (state) => void follow(state))
  requestAnimationFrame(frame)

  async function follow({ round, now }: RoundState): Promise<void> {
    phase.value = round.phase
    shell.setState(round.phase)
    bets.value = round.bets
    if (round.phase === 'betting') bar.show(round, t.betting, round.closesAt, round.opensAt, () => rounds)
    else if (round.phase === 'running') bar.show(round, t.closed, undefined, round.closesAt, () => rounds)
    else bar.show(round, t.nextRound, round.endsAt, round.paysAt ?? now, () => rounds)
    if (round.phase === 'betting' && isQueued.value) await place()
    if (round.phase === 'over' && bets.value.length > 0) await finish()
  }

  async function finish(): Promise<void> {
    const win = bets.value.reduce((sum, bet) => sum + bet.win, 0)
    const stake = bets.value.reduce((sum, bet) => sum + bet.stake, 0)
    shell.showWin(win)
    if (win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
  }

  async function act(): Promise<void> {
    if (isBusy) return
    if (phase.value === 'running' && own.value) await leave(own.value)
    else if (phase.value === 'betting' && !own.value) await place()
    else isQueued.value = !isQueued.value
  }

  async function place(): Promise<void> {
    isBusy = true
    isQueued.value = false
    try {
      const spot = target.value() === 0 ? 'hand' : target.value().toFixed(2)
      const answer = await client.bet({ round: rounds.current()?.round.id ?? '', spots: { [spot]: picker.value() } })
      game.take(answer)
      bets.value = [...bets.value, answer.bet]
    } catch (error) {
      game.explain(error)
    }
    isBusy = false
  }

  async function leave(bet: BetView): Promise<void> {
    isBusy = true
    try {
      const answer = await client.leave(bet)
      game.take(answer)
      bets.value = bets.value.map((one) => (one.id === bet.id ? answer.bet : one))
      shell.showWin(answer.bet.win)
    } catch (error) {
      game.explain(error)
    }
    isBusy = false
  }

  function frame(): void {
    const round = rounds.current()?.round
    if (round) {
      const flown = rounds.now() - round.closesAt
      const at =
        round.phase === 'over'
          ? (round.outcome as CrashOutcome).at
          : round.phase === 'running'
            ? multiplierAfter(flown)
            : 1
      const isBetting = round.phase === 'betting'
      flight.draw(round.phase, at)
      number.value = isBetting ? String(Math.max(0, Math.ceil(-flown / 1000))) : money.times(at)
      note.value = isBetting ? t.takeOff : round.phase === 'over' ? t.flewAway : leftNote()
      if (!isBusy) worth.value = own.value ? Math.floor(own.value.stake * at) : null
    }
    requestAnimationFrame(frame)
  }

  function leftNote(): string {
    const left = bets.value.find((bet) => bet.leftAt !== undefined)
    return left ? `${money.times(left.leftAt!)} · ${money.full(left.win)}` : ''
  }

  function Multiplier() {
    return <output class={phase.value ? `multiplier ${phase.value}` : 'multiplier'}>{number}</output>
  }

  function MainButton() {
    const isOut = own.value !== undefined
    const isFlying = phase.value === 'running' && isOut
    const canLeave = isFlying && own.value?.spots.hand !== undefined
    const waiting = isQueued.value ? t.cancelNext : t.betNext
    return (
      <button
        type="button"
        class={`main${isQueued.value ? ' quiet' : ''}${canLeave ? ' go' : ''}`}
        data-action="bet"
        disabled={isOut && (phase.value === 'betting' || (isFlying && !canLeave))}
        onClick={() => void act()}
      >
        {isFlying ? t.leave : isOut ? t.betPlaced : phase.value === 'betting' ? t.placeBets : waiting}
        {isFlying && worth.value !== null && <span class="main-amount">{money.full(worth.value)}</span>}
      </button>
    )
  }
}
