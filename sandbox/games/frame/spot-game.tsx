/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import type { ComponentChild, ComponentType } from 'preact'
import type { Bets, DrawRules } from '../../domains/games/rules/rules.ts'
import { celebrate } from './celebrate.tsx'
import type { Game } from './game.ts'
import { createRoundBar } from './round-bar.tsx'
import { followRounds, type Rounds, type RoundState } from './rounds.ts'
import { createTable, merged, type Table } from './table.tsx'

/** The parts of a game with spots that differ: its layout and how an outcome is shown. */
export interface SpotView<Outcome> {
  /** The label of the play button in rounds of the player’s own. */
  action: string
  /** Lays out the spots; `Scene` is shown above or beside them. */
  layout(table: Table): { Scene: ComponentType; Spots: ComponentType }
  /** Shows how the outcome is reached within this many milliseconds; 0 shows it at once. */
  show(outcome: Outcome, ms: number): Promise<void>
  /** Clears the scene for the next round. */
  reset(): void
  /** Returns an outcome for the list of earlier ones. */
  mark(outcome: Outcome): ComponentChild
}

const ownRoundMs = 4200
const bigWinFrom = 15
const mostOwn = 15

/** Starts a game in which one outcome decides all chips on the table. */
export async function startSpotGame<Outcome>(
  game: Game,
  rules: DrawRules<Outcome>,
  view: SpotView<Outcome>,
): Promise<void> {
  const { config, client, shell, texts: t } = game
  const table = createTable(game, config.shared ? t.placeBets : view.action, config.shared ? join : play)
  const { Scene, Spots } = view.layout(table)
  const bar = createRoundBar(game, (outcome) => view.mark(outcome as Outcome))
  /** The player’s own outcomes, the latest first. */
  const own = signal<{ id: string; outcome: Outcome }[]>([])
  const OwnOutcomes = () => (
    <ol class="recent own">
      {own.value.map(({ id, outcome }) => (
        <li key={id}>{view.mark(outcome)}</li>
      ))}
    </ol>
  )
  shell.mount(
    () => (
      <div class="spot-game">
        {config.shared ? <bar.View /> : <OwnOutcomes />}
        <div class="scene">
          <Scene />
        </div>
        <div class="spots">
          <Spots />
        </div>
      </div>
    ),
    table.Controls,
  )
  let rounds: Rounds
  let placed: Bets = {}
  let shownRound = ''

  if (config.shared) {
    rounds = followRounds(game, (state) => void follow(state))
    return
  }
  game.take(await client.state())
  table.setOpen(true)
  shell.setState('idle')

  async function play(bets: Bets): Promise<void> {
    shell.setState('busy')
    table.markWinners(null)
    view.reset()
    shell.showWin(null)
    try {
      const answer = await client.bet({ spots: bets })
      const outcome = answer.bet.shown as Outcome
      shell.showBalance(game.balance() - answer.bet.stake)
      await view.show(outcome, ownRoundMs)
      game.take(answer)
      await finish(outcome, answer.bet.win, answer.bet.stake)
      own.value = [{ id: answer.bet.id, outcome }, ...own.value].slice(0, mostOwn)
    } finally {
      shell.setState('idle')
    }
  }

  async function join(bets: Bets): Promise<void> {
    const answer = await client.bet({ round: rounds.current()?.round.id ?? '', spots: bets })
    game.take(answer)
    placed = merged([placed, answer.bet.spots])
    table.setConfirmed(placed)
  }

  async function follow({ round, now }: RoundState): Promise<void> {
    const { phase, id, closesAt, paysAt = 0, endsAt = 0 } = round
    shell.setState(phase)
    placed = merged(round.bets.map((bet) => bet.spots))
    table.setConfirmed(placed)
    const outcome = round.outcome as Outcome
    if (phase === 'betting') {
      bar.show(round, t.betting, closesAt, round.opensAt, () => rounds)
      table.markWinners(null)
      view.reset()
      table.setOpen(true)
      return
    }
    if (table.setOpen(false)) shell.say(t.closedError)
    if (phase === 'running') {
      bar.show(round, t.closed, undefined, closesAt, () => rounds)
      shownRound = id
      await view.show(outcome, Math.max(0, paysAt - now - 600))
      return
    }
    bar.show(round, t.nextRound, endsAt, paysAt, () => rounds)
    if (shownRound !== id) await view.show(outcome, 0)
    const [win, stake] = [
      round.bets.reduce((sum, bet) => sum + bet.win, 0),
      round.bets.reduce((sum, bet) => sum + bet.stake, 0),
    ]
    if (stake > 0) await finish(outcome, win, stake)
    else table.markWinners((spot) => rules.pays(spot, outcome) > 1)
  }

  async function finish(outcome: Outcome, win: number, stake: number): Promise<void> {
    table.markWinners((spot) => rules.pays(spot, outcome) > 1)
    shell.showWin(win)
    if (win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
  }
}
