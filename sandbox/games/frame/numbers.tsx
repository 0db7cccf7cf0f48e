/** @jsxImportSource preact */
import { computed, signal } from '@preact/signals'
import type { BetView } from '../../domains/games/play/bets.ts'
import type { NumbersOutcome } from '../../domains/games/rules/numbers-rules.ts'
import { celebrate } from './celebrate.tsx'
import type { Game } from './game.ts'
import { pause } from './motion.ts'
import { fillIn } from './money.ts'
import { createRoundBar } from './round-bar.tsx'
import { followRounds, type Rounds, type RoundState } from './rounds.ts'
import { createStakePicker } from './picker.tsx'
import { Tickets } from './tickets.tsx'

const bigWinFrom = 15

/** Starts a draw of numbers: players buy tickets for a draw that everybody shares. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const { highest, pays } = config.numbers!
  const all = Array.from({ length: highest }, (_, index) => index + 1)
  const sizes = Object.keys(pays).map(Number)
  const most = sizes.at(-1)!
  const chosen = signal<number[]>([])
  const drawn = signal<number[]>([])
  const placed = signal<BetView[]>([])
  const isOpen = signal(false)
  const isBuying = signal(false)
  const cannotBuy = computed(() => !isOpen.value || isBuying.value || !sizes.includes(chosen.value.length))
  const isClosed = computed(() => !isOpen.value)
  const picker = createStakePicker(game)
  const bar = createRoundBar(game, (outcome) => (
    <span class="mark wide">{(outcome as NumbersOutcome).numbers.slice(0, 6).join(' ')}</span>
  ))
  const hint = fillIn(sizes.length === 1 ? t.pick : t.pickUpTo, { count: most })
  shell.mount(
    () => (
      <div class="draw">
        <bar.View />
        <Balls />
        <p class="hint">{hint}</p>
        <div class={`numbers n-${highest}`} dir="ltr" role="group" aria-label={hint}>
          {all.map((number) => (
            <Cell key={number} number={number} />
          ))}
        </div>
        <Tickets bets={placed} drawn={drawn} label={t.tickets} money={game.money} />
      </div>
    ),
    () => (
      <>
        <picker.View />
        <button
          type="button"
          class="main quiet small"
          data-action="quick-pick"
          disabled={isClosed}
          onClick={pickAtRandom}
        >
          {t.quickPick}
        </button>
        <button
          type="button"
          class="main quiet small"
          data-action="clear"
          disabled={isClosed}
          onClick={() => (chosen.value = [])}
        >
          {t.clear}
        </button>
        <button type="button" class="main" data-action="buy" disabled={cannotBuy} onClick={() => void order()}>
          {t.buyTicket}
        </button>
      </>
    ),
  )
  const rounds: Rounds = followRounds(game, (state) => void follow(state))

  function toggle(number: number): void {
    const rest = chosen.value.filter((other) => other !== number)
    if (rest.length < chosen.value.length) chosen.value = rest
    else if (rest.length < most) chosen.value = [...rest, number]
  }

  function pickAtRandom(): void {
    const rest = [...all]
    chosen.value = Array.from(
      { length: Math.min(6, most) },
      () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!,
    )
  }

  async function order(): Promise<void> {
    isBuying.value = true
    try {
      const spot = [...chosen.value].sort((a, b) => a - b).join('-')
      const answer = await client.bet({ round: rounds.current()?.round.id ?? '', spots: { [spot]: picker.value() } })
      game.take(answer)
      placed.value = [...placed.value, answer.bet]
    } catch (error) {
      game.explain(error)
    }
    isBuying.value = false
  }

  async function follow({ round, now }: RoundState): Promise<void> {
    const { phase, closesAt, paysAt = 0, endsAt = 0 } = round
    const { numbers = [] } = (round.outcome ?? {}) as Partial<NumbersOutcome>
    shell.setState(phase)
    isOpen.value = phase === 'betting'
    placed.value = round.bets
    if (phase === 'betting') {
      bar.show(round, t.betting, closesAt, round.opensAt, () => rounds)
      drawn.value = []
      return
    }
    if (phase === 'running') {
      bar.show(round, t.closed, undefined, closesAt, () => rounds)
      const each = Math.max(0, paysAt - now - 1000) / numbers.length
      for (let count = 1; count <= numbers.length; count++) {
        if (rounds.current()?.round.id !== round.id || drawn.value.length > count) return
        drawn.value = numbers.slice(0, count)
        await pause(each)
      }
      return
    }
    bar.show(round, t.nextRound, endsAt, paysAt, () => rounds)
    drawn.value = numbers
    const win = round.bets.reduce((sum, bet) => sum + bet.win, 0)
    const stake = round.bets.reduce((sum, bet) => sum + bet.stake, 0)
    if (stake > 0) shell.showWin(win)
    if (stake > 0 && win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
  }

  function Balls() {
    const last = drawn.value.length - 1
    return (
      <ol class="balls" dir="ltr" aria-live="polite">
        {drawn.value.map((number, index) => (
          <li key={number} class={index === last ? 'ball fresh' : 'ball'}>
            {number}
          </li>
        ))}
      </ol>
    )
  }

  function Cell({ number }: { number: number }) {
    return (
      <button
        type="button"
        class={drawn.value.includes(number) ? 'cell drawn' : 'cell'}
        aria-pressed={chosen.value.includes(number)}
        disabled={isClosed}
        onClick={() => toggle(number)}
      >
        {number}
      </button>
    )
  }
}
