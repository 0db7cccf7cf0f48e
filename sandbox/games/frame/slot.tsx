/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { createRef } from 'preact'
import { wild } from '../../domains/games/rules/slot-lines.ts'
import type { LineWin } from '../../domains/games/rules/slot-rules.ts'
import { celebrate } from './celebrate.tsx'
import type { Answer } from './client.ts'
import { focusRendered } from './focus.ts'
import type { Game } from './game.ts'
import { Icon } from './icon.tsx'
import { pause, tween } from './motion.ts'
import { createReels } from './reels.tsx'
import { createStakePicker } from './picker.tsx'

/** The outcome of a spin. */
interface Shown {
  grid: number[][]
  wins: LineWin[]
}

const bigWinFrom = 15
const lineMs = 1400

/** Starts a slot. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const picker = createStakePicker(game)
  const reels = await createReels(config)
  /** The winning line that is shown. */
  const line = signal<(LineWin & { stake: number }) | null>(null)
  const isBusy = signal(false)
  const isAuto = signal(false)
  const isTurbo = signal(false)
  const spinButton = createRef<HTMLButtonElement>()
  shell.mount(
    () => (
      <div class="slot">
        <reels.View />
        <LineText />
      </div>
    ),
    () => (
      <>
        <picker.View />
        {config.turbo && <Toggle name="turbo" isOn={isTurbo.value} onClick={() => (isTurbo.value = !isTurbo.value)} />}
        {config.autoplay && <Toggle name="autoplay" isOn={isAuto.value} onClick={() => void toggleAuto()} />}
        <button
          ref={spinButton}
          type="button"
          class="main spin"
          aria-label={t.spin}
          data-action="spin"
          disabled={isBusy}
          onClick={() => void spin()}
        >
          <Icon name="spin" />
        </button>
      </>
    ),
  )
  game.take(await client.state())
  shell.setState('idle')
  let round = 0

  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || document.querySelector('dialog') || document.activeElement?.tagName === 'BUTTON')
      return
    event.preventDefault()
    if (!isBusy.value) void spin()
  })

  const Toggle = ({ name, isOn, onClick }: { name: 'autoplay' | 'turbo'; isOn: boolean; onClick(): void }) => (
    <button type="button" class="main quiet small" data-action={name} aria-pressed={isOn} onClick={onClick}>
      {t[name]}
    </button>
  )

  /** Spins until the player stops it, or a spin is refused. */
  async function toggleAuto(): Promise<void> {
    isAuto.value = !isAuto.value
    while (isAuto.value && !isBusy.value) {
      await spin()
      await pause(isTurbo.value ? 100 : 700)
    }
  }

  async function spin(): Promise<void> {
    const stake = picker.value()
    setBusy(true)
    round++
    line.value = null
    shell.showWin(null)
    shell.showBalance(game.balance() - stake)
    const landing = reels.spin(isTurbo.value)
    try {
      const answer = await client.bet({ spots: { spin: stake } })
      const { grid, wins } = answer.bet.shown as Shown
      await landing(grid)
      await show(answer, wins, stake)
    } catch (error) {
      await landing(null)
      shell.showBalance(game.balance())
      game.explain(error)
      isAuto.value = false
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

  /** Highlights all winning lines, then one after the other until the next spin. */
  async function cycle(wins: LineWin[], stake: number, of: number): Promise<void> {
    reels.highlight(wins)
    await pause(lineMs)
    for (let index = 0; ; index = (index + 1) % wins.length) {
      if (of !== round) return
      reels.highlight([wins[index]!])
      line.value = { ...wins[index]!, stake }
      await new Promise((resolve) => setTimeout(resolve, lineMs))
    }
  }

  function LineText() {
    if (!line.value) return <p class="line-win" />
    const { line: number, symbol, count, win, stake } = line.value
    return (
      <p class="line-win">
        {symbol === wild ? `${count} × ${t.wild} ` : `${count} × `}
        <img src={config.slot!.symbols[symbol]!} alt="" crossorigin="anonymous" />
        {` ${number + 1} · ${game.money.full(Math.floor(win * stake + 1e-6))}`}
      </p>
    )
  }

  function setBusy(busy: boolean): void {
    isBusy.value = busy
    picker.setDisabled(busy)
    shell.setState(busy ? 'busy' : 'idle')
    if (!busy) focusRendered(() => spinButton.current)
  }
}
