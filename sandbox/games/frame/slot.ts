import { wild } from '../../domains/games/rules/slot-lines.ts'
import type { LineWin } from '../../domains/games/rules/slot.ts'
import { celebrate } from './celebrate.ts'
import type { Answer } from './client.ts'
import { button, h, icon, pause, tween } from './dom.ts'
import type { Game } from './game.ts'
import { createReels } from './reels.ts'
import { stakePicker } from './stake-picker.ts'

/** What a spin shows. */
interface Shown {
  grid: number[][]
  wins: LineWin[]
}

const bigWinFrom = 15
const lineMs = 1400

/** Starts a slot. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const picker = stakePicker(game)
  const reels = await createReels(config)
  const line = h('p', { class: 'line-win' })
  shell.stage.append(h('div', { class: 'slot' }, reels.element, line))
  const spinButton = button(
    { class: 'main spin', 'aria-label': t.spin, 'data-action': 'spin' },
    icon('spin'),
    () => void spin(),
  )
  shell.controls.append(picker.element, spinButton)
  game.take(await client.state())
  shell.setState('idle')
  let round = 0

  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || document.querySelector('dialog') || document.activeElement?.tagName === 'BUTTON')
      return
    event.preventDefault()
    if (!spinButton.disabled) void spin()
  })

  async function spin(): Promise<void> {
    const stake = picker.stake()
    setBusy(true)
    round++
    line.textContent = ''
    shell.showWin(null)
    shell.showBalance(game.balance() - stake)
    const landing = reels.spin()
    try {
      const answer = await client.bet({ spots: { spin: stake } })
      const { grid, wins } = answer.bet.shown as Shown
      await landing(grid)
      await show(answer, wins, stake)
    } catch (error) {
      await landing(null)
      shell.showBalance(game.balance())
      game.explain(error)
    }
    setBusy(false)
  }

  async function show(answer: Answer, wins: LineWin[], stake: number): Promise<void> {
    const { win, jackpot } = answer.bet
    game.take(answer)
    if (wins.length > 0) void cycle(wins, stake, round)
    await tween(win === 0 ? 0 : Math.min(1200, 300 + (win / stake) * 60), (share) =>
      shell.showWin(Math.round(win * share)),
    )
    if (win >= stake * bigWinFrom) await celebrate(game, t.bigWin, win)
    if (jackpot) await celebrate(game, `${t.jackpot} · ${jackpot.name}`, jackpot.amount)
  }

  /** Shows all winning lines together, then one after the other, until the next spin. */
  async function cycle(wins: LineWin[], stake: number, of: number): Promise<void> {
    reels.highlight(wins)
    await pause(lineMs)
    for (let index = 0; ; index = (index + 1) % wins.length) {
      if (of !== round) return
      const { line: number, symbol, count, win } = wins[index]!
      reels.highlight([wins[index]!])
      const name = symbol === wild ? `${count} × ${t.wild}` : `${count} ×`
      line.replaceChildren(
        name,
        ' ',
        h('img', { src: config.slot!.symbols[symbol]!, alt: '', crossorigin: 'anonymous' }),
        ` ${number + 1} · ${game.money.full(Math.floor(win * stake + 1e-6))}`,
      )
      await new Promise((resolve) => setTimeout(resolve, lineMs))
    }
  }

  function setBusy(busy: boolean): void {
    spinButton.disabled = busy
    picker.setDisabled(busy)
    shell.setState(busy ? 'busy' : 'idle')
    if (!busy) spinButton.focus({ preventScroll: true })
  }
}
