import type { BetView } from '../../domains/games/play/bets.ts'
import type { NumbersOutcome } from '../../domains/games/rules/numbers.ts'
import { celebrate } from './celebrate.ts'
import { button, h, pause } from './dom.ts'
import type { Game } from './game.ts'
import { fillIn } from './money.ts'
import { createRoundBar } from './round-bar.ts'
import { followRounds, type Rounds, type RoundState } from './rounds.ts'
import { stakePicker } from './stake-picker.ts'

const bigWinFrom = 15

/** Starts a draw of numbers: tickets are bought until the draw, which is the same for everybody. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const { highest, pays } = config.numbers!
  const sizes = Object.keys(pays).map(Number)
  const most = sizes.at(-1)!
  const chosen = new Set<number>()
  const picker = stakePicker(game)
  const cells = Array.from({ length: highest }, (_, index) =>
    button({ class: 'cell', 'aria-pressed': 'false' }, String(index + 1), () => toggle(index + 1)),
  )
  const balls = h('ol', { class: 'balls', dir: 'ltr', 'aria-live': 'polite' })
  const tickets = h('ul', { class: 'tickets', 'aria-label': t.tickets })
  const bar = createRoundBar(game, (outcome) =>
    h('span', { class: 'mark wide' }, (outcome as NumbersOutcome).numbers.slice(0, 6).join(' ')),
  )
  const hint = fillIn(sizes.length === 1 ? t.pick : t.pickUpTo, { count: most })
  const grid = h('div', { class: `numbers n-${highest}`, dir: 'ltr', role: 'group', 'aria-label': hint }, ...cells)
  shell.stage.append(h('div', { class: 'draw' }, bar.element, balls, h('p', { class: 'hint' }, hint), grid, tickets))
  const random = button({ class: 'main quiet small', 'data-action': 'quick-pick' }, t.quickPick, pickAtRandom)
  const clear = button({ class: 'main quiet small', 'data-action': 'clear' }, t.clear, () => choose([]))
  const buy = button({ class: 'main', 'data-action': 'buy' }, t.buyTicket, () => void order())
  shell.controls.append(picker.element, random, clear, buy)
  let isOpen = false
  let placed: BetView[] = []
  /** How many numbers of the draw are to be seen. */
  let shown = 0
  const rounds: Rounds = followRounds(game, (state) => void follow(state))
  render()

  function toggle(number: number): void {
    if (chosen.has(number)) choose([...chosen].filter((other) => other !== number))
    else if (chosen.size < most) choose([...chosen, number])
  }

  function choose(numbers: number[]): void {
    chosen.clear()
    for (const number of numbers) chosen.add(number)
    render()
  }

  function pickAtRandom(): void {
    const rest = cells.map((_, index) => index + 1)
    choose(Array.from({ length: Math.min(6, most) }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!))
  }

  async function order(): Promise<void> {
    buy.disabled = true
    try {
      const spot = [...chosen].sort((a, b) => a - b).join('-')
      const answer = await client.bet({ round: rounds.current()?.round.id ?? '', spots: { [spot]: picker.stake() } })
      game.take(answer)
      placed = [...placed, answer.bet]
      showTickets([])
    } catch (error) {
      game.explain(error)
    }
    render()
  }

  function render(): void {
    cells.forEach((cell, index) => {
      cell.setAttribute('aria-pressed', String(chosen.has(index + 1)))
      cell.disabled = !isOpen
    })
    buy.disabled = !isOpen || !sizes.includes(chosen.size)
    random.disabled = clear.disabled = !isOpen
  }

  async function follow({ round, now }: RoundState): Promise<void> {
    const { phase, closesAt, paysAt = 0, endsAt = 0 } = round
    const { numbers = [] } = (round.outcome ?? {}) as Partial<NumbersOutcome>
    shell.setState(phase)
    isOpen = phase === 'betting'
    placed = round.bets
    render()
    if (phase === 'betting') {
      bar.show(round, t.betting, closesAt, round.opensAt, () => rounds)
      shown = 0
      return reveal([])
    }
    if (phase === 'running') {
      bar.show(round, t.closed, undefined, closesAt, () => rounds)
      const each = Math.max(0, paysAt - now - 1000) / numbers.length
      for (let count = 1; count <= numbers.length; count++) {
        if (rounds.current()?.round.id !== round.id || shown > count) return
        reveal(numbers.slice(0, count))
        await pause(each)
      }
      return
    }
    bar.show(round, t.nextRound, endsAt, paysAt, () => rounds)
    reveal(numbers)
    const win = placed.reduce((sum, bet) => sum + bet.win, 0)
    const stake = placed.reduce((sum, bet) => sum + bet.stake, 0)
    if (stake > 0) shell.showWin(win)
    if (stake > 0 && win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
  }

  function reveal(drawn: number[]): void {
    shown = drawn.length
    balls.replaceChildren(
      ...drawn.map((number, index) =>
        h('li', { class: index === drawn.length - 1 ? 'ball fresh' : 'ball' }, String(number)),
      ),
    )
    cells.forEach((cell, index) => cell.classList.toggle('drawn', drawn.includes(index + 1)))
    showTickets(drawn)
  }

  function showTickets(drawn: number[]): void {
    tickets.replaceChildren(
      ...placed.map(({ spots, stake, win, status }) => {
        const numbers = Object.keys(spots)[0]!.split('-').map(Number)
        const marks = numbers.map((number) => h('span', { class: drawn.includes(number) ? 'hit' : '' }, String(number)))
        const result = status === 'won' ? game.money.full(win) : game.money.full(stake)
        return h(
          'li',
          { class: status },
          h('span', { class: 'ticket-numbers', dir: 'ltr' }, ...marks),
          h('b', {}, result),
        )
      }),
    )
  }
}
