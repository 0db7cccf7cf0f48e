import type { BetView } from '../../domains/games/play/bets.ts'
import { type CrashOutcome, multiplierAfter } from '../../domains/games/rules/crash.ts'
import { celebrate } from './celebrate.ts'
import { button, h, icon } from './dom.ts'
import { createFlight } from './flight.ts'
import type { Game } from './game.ts'
import { createRoundBar } from './round-bar.ts'
import { followRounds, type Rounds, type RoundState } from './rounds.ts'
import { stakePicker } from './stake-picker.ts'

const targets = [0, 1.2, 1.5, 2, 3, 5, 10, 20, 50, 100]
const bigWinFrom = 15
const tone = (at: number) => (at < 2 ? 'cold' : at < 10 ? 'warm' : 'hot')

/** Starts a crash game. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, money, texts: t } = game
  const picker = stakePicker(game)
  const flight = await createFlight(config)
  const number = h('output', { class: 'multiplier' })
  const note = h('p', { class: 'note-line' })
  const bar = createRoundBar(game, (outcome) =>
    h('span', { class: `mark wide ${tone((outcome as CrashOutcome).at)}` }, money.times((outcome as CrashOutcome).at)),
  )
  shell.stage.append(
    h(
      'div',
      { class: 'crash' },
      bar.element,
      h('div', { class: 'sky' }, flight.element, h('div', { class: 'centre' }, number, note)),
    ),
  )
  const target = targetPicker(game)
  const main = button({ class: 'main', 'data-action': 'bet' }, '', () => void act())
  shell.controls.append(picker.element, target.element, main)

  let bets: BetView[] = []
  let isQueued = false
  let isBusy = false
  let phase: RoundState['round']['phase'] = 'over'
  const rounds: Rounds = followRounds(game, (state) => void follow(state))
  requestAnimationFrame(frame)
  render()

  async function follow({ round, now }: RoundState): Promise<void> {
    phase = round.phase
    shell.setState(phase)
    bets = round.bets
    if (phase === 'betting') bar.show(round, t.betting, round.closesAt, round.opensAt, () => rounds)
    else if (phase === 'running') bar.show(round, t.closed, undefined, round.closesAt, () => rounds)
    else bar.show(round, t.nextRound, round.endsAt, round.paysAt ?? now, () => rounds)
    if (phase === 'betting' && isQueued) await place()
    if (phase === 'over' && bets.length > 0) await finish()
    render()
  }

  /** The bet that is still flying. */
  function own(): BetView | undefined {
    return bets.find((bet) => bet.status === 'open')
  }

  async function finish(): Promise<void> {
    const [win, stake] = [bets.reduce((sum, bet) => sum + bet.win, 0), bets.reduce((sum, bet) => sum + bet.stake, 0)]
    shell.showWin(win)
    if (win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
  }

  async function act(): Promise<void> {
    if (isBusy) return
    const bet = own()
    if (phase === 'running' && bet) await leave(bet)
    else if (phase === 'betting' && !bet) await place()
    else isQueued = !isQueued
    render()
  }

  async function place(): Promise<void> {
    isBusy = true
    isQueued = false
    try {
      const spot = target.value() === 0 ? 'hand' : target.value().toFixed(2)
      const answer = await client.bet({ round: rounds.current()?.round.id ?? '', spots: { [spot]: picker.stake() } })
      game.take(answer)
      bets = [...bets, answer.bet]
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
      bets = bets.map((one) => (one.id === bet.id ? answer.bet : one))
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
        phase === 'over' ? (round.outcome as CrashOutcome).at : phase === 'running' ? multiplierAfter(flown) : 1
      flight.draw(phase, at)
      number.textContent = phase === 'betting' ? String(Math.max(0, Math.ceil(-flown / 1000))) : money.times(at)
      number.className = `multiplier ${phase}`
      note.textContent = phase === 'betting' ? t.takeOff : phase === 'over' ? t.flewAway : leftNote()
      const bet = own()
      if (phase === 'running' && bet && !isBusy)
        main.replaceChildren(t.leave, h('span', { class: 'main-amount' }, money.full(Math.floor(bet.stake * at))))
    }
    requestAnimationFrame(frame)
  }

  function leftNote(): string {
    const left = bets.find((bet) => bet.leftAt !== undefined)
    return left ? `${money.times(left.leftAt!)} · ${money.full(left.win)}` : ''
  }

  function render(): void {
    const bet = own()
    const isFlying = phase === 'running' && bet !== undefined && bet.spots.hand !== undefined
    main.disabled =
      (phase === 'betting' && bet !== undefined) || (phase === 'running' && bet !== undefined && !isFlying)
    main.classList.toggle('quiet', isQueued)
    main.classList.toggle('go', isFlying)
    const waiting = isQueued ? t.cancelNext : t.betNext
    if (!isFlying) main.replaceChildren(bet ? t.betPlaced : phase === 'betting' ? t.placeBets : waiting)
    picker.setDisabled(bet !== undefined || isQueued)
    target.setDisabled(bet !== undefined || isQueued)
  }
}

/** Chooses at which multiplier the bet leaves by itself; 0 is by hand. */
function targetPicker({ money, texts: t }: Game) {
  let index = 0
  const value = h('output', { class: 'value' })
  const less = button({ class: 'round', 'aria-label': t.less }, icon('minus'), () => choose(index - 1))
  const more = button({ class: 'round', 'aria-label': t.more }, icon('plus'), () => choose(index + 1))
  const element = h(
    'div',
    { class: 'stake', role: 'group', 'aria-label': t.autoLeave },
    less,
    h('label', { class: 'amount' }, h('span', {}, t.autoLeave), value),
    more,
  )
  choose(0)

  function choose(next: number): void {
    index = Math.min(targets.length - 1, Math.max(0, next))
    value.textContent = index === 0 ? t.byHand : money.times(targets[index]!)
    setDisabled(false)
  }

  function setDisabled(disabled: boolean): void {
    less.disabled = disabled || index === 0
    more.disabled = disabled || index === targets.length - 1
  }

  return { element, value: () => targets[index]!, setDisabled }
}
