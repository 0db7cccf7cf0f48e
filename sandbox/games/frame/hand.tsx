/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { createRef } from 'preact'
import type { BetView } from '../../domains/games/play/bets.ts'
import type { Bets } from '../../domains/games/rules/rules.ts'
import { createHand } from './cards.tsx'
import { celebrate } from './celebrate.tsx'
import type { Answer } from './client.ts'
import { focusRendered } from './focus.ts'
import type { Game } from './game.ts'
import { pause } from './motion.ts'
import { createStakePicker } from './picker.tsx'

/** The visible part of a hand of either game. */
interface Shown {
  player: string[]
  dealer: string[]
  totals?: { player: number; dealer: number }
  blackjack?: boolean
  hands?: { player: keyof Game['texts']['hands']; dealer: keyof Game['texts']['hands'] | null }
  qualifies?: boolean | null
}

/** A step that the player may take. */
interface Action {
  name: string
  label: string
  act(): Promise<void>
}

const bigWinFrom = 15

/** Starts blackjack or three-card poker. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const isPoker = config.kind === 'poker'
  const picker = createStakePicker(game, isPoker ? t.ante : t.stake)
  const dealer = createHand(t.dealer)
  const player = createHand(t.you)
  const verdict = signal('')
  const hasSideBet = signal(false)
  const isSideFixed = signal(false)
  const actions = signal<Action[]>([])
  const isBusy = signal(false)
  const buttons = createRef<HTMLDivElement>()
  shell.mount(
    () => (
      <div class="duel upright">
        <dealer.View />
        <p class="verdict" role="status">
          {verdict}
        </p>
        <player.View />
      </div>
    ),
    () => (
      <>
        <picker.View />
        {isPoker && <SideBet />}
        <Actions />
      </>
    ),
  )

  const state = await client.state()
  game.take(state)
  if (state.hand) show(state.hand)
  else offerDeal()

  function offerDeal(): void {
    shell.setState('idle')
    setChoice(true)
    actions.value = [{ name: 'deal', label: t.deal, act: deal }]
  }

  async function deal(): Promise<void> {
    const stake = picker.value()
    const spots: Bets = isPoker ? { ante: stake, ...(hasSideBet.value && { 'pair-plus': stake }) } : { deal: stake }
    const answer = await client.bet({ spots })
    for (const hand of [dealer, player]) {
      hand.lay([])
      hand.setPoints(null)
      hand.setWon(false)
    }
    verdict.value = ''
    shell.showWin(null)
    await take(answer)
  }

  async function take(answer: Answer): Promise<void> {
    const { bet } = answer
    shell.showBalance(answer.balance - bet.win)
    show(bet)
    if (bet.status === 'open') return game.take(answer)
    await pause(900)
    game.take(answer)
    shell.showWin(bet.win)
    if (bet.win >= bet.stake * bigWinFrom) await celebrate(game, t.bigWin, bet.win)
  }

  function show(bet: BetView): void {
    const shown = bet.shown as Shown
    const hidden = isPoker ? 3 - shown.dealer.length : Math.max(0, 2 - shown.dealer.length)
    player.lay(shown.player)
    dealer.lay([...shown.dealer, ...Array.from({ length: hidden }, () => null)], 120)
    player.setPoints(shown.totals ? String(shown.totals.player) : t.hands[shown.hands!.player])
    dealer.setPoints(
      shown.totals ? String(shown.totals.dealer) : shown.hands?.dealer ? t.hands[shown.hands.dealer] : null,
    )
    const decisions = bet.decisions ?? []
    verdict.value = decisions.length > 0 ? '' : verdictOf(bet, shown)
    player.setWon(bet.status === 'won' && bet.win > bet.stake)
    if (decisions.length === 0) return offerDeal()

    shell.setState('running')
    setChoice(false)
    const names: Record<string, string> = { hit: t.hit, stand: t.stand, double: t.double, play: t.play, fold: t.fold }
    actions.value = decisions.map(({ action, costs }) => ({
      name: action,
      label: names[action] + (costs > 0 ? ` ${game.money.full(costs)}` : ''),
      act: async () => take(await client.decide(bet, action)),
    }))
  }

  function verdictOf({ win, stake }: BetView, { blackjack, qualifies }: Shown): string {
    if (blackjack && win > 0) return t.blackjack
    const dealerOut = qualifies === false ? `${t.dealerOut} · ` : ''
    if (win === stake) return dealerOut + t.stakeBack
    return dealerOut + (win > 0 ? t.youWin.replace('{amount}', game.money.full(win)) : t.noWin)
  }

  function setChoice(open: boolean): void {
    picker.setDisabled(!open)
    isSideFixed.value = !open
  }

  /** Runs one action at a time. */
  async function run(act: () => Promise<void>): Promise<void> {
    isBusy.value = true
    try {
      await act()
    } catch (error) {
      game.explain(error)
    }
    isBusy.value = false
    focusRendered(() => buttons.current?.querySelector('button'))
  }

  function SideBet() {
    return (
      <label class="check">
        <input
          type="checkbox"
          id="side"
          checked={hasSideBet}
          disabled={isSideFixed}
          onChange={(event) => (hasSideBet.value = event.currentTarget.checked)}
        />
        {t.pairPlus}
      </label>
    )
  }

  function Actions() {
    return (
      <div ref={buttons} class="actions">
        {actions.value.map(({ name, label, act }, index) => (
          <button
            key={name}
            type="button"
            class={index === 0 ? 'main' : 'main quiet'}
            data-action={name}
            disabled={isBusy}
            onClick={() => void run(act)}
          >
            {label}
          </button>
        ))}
      </div>
    )
  }
}
