import type { BetView } from '../../domains/games/play/bets.ts'
import type { Bets } from '../../domains/games/rules/rules.ts'
import { createHand } from './cards.ts'
import { celebrate } from './celebrate.ts'
import type { Answer } from './client.ts'
import { button, h, pause } from './dom.ts'
import type { Game } from './game.ts'
import { stakePicker } from './stake-picker.ts'

/** What the server shows of a hand of either game. */
interface Shown {
  player: string[]
  dealer: string[]
  totals?: { player: number; dealer: number }
  blackjack?: boolean
  hands?: { player: keyof Game['texts']['hands']; dealer: keyof Game['texts']['hands'] | null }
  qualifies?: boolean | null
}

const bigWinFrom = 15

/** Starts blackjack or three-card poker. */
export async function start(game: Game): Promise<void> {
  const { config, client, shell, texts: t } = game
  const isPoker = config.kind === 'poker'
  const picker = stakePicker(game, isPoker ? t.ante : t.stake)
  const dealer = createHand(t.dealer)
  const player = createHand(t.you)
  const verdict = h('p', { class: 'verdict', role: 'status' })
  const side = h('input', { type: 'checkbox', id: 'side' })
  const actions = h('div', { class: 'actions' })
  shell.stage.append(h('div', { class: 'duel upright' }, dealer.element, verdict, player.element))
  const sideChoice = isPoker && h('label', { class: 'check' }, side, t.pairPlus)
  shell.controls.append(...[picker.element, sideChoice, actions].filter((part) => part !== false))

  const state = await client.state()
  game.take(state)
  if (state.hand) show(state.hand)
  else offerDeal()

  function offerDeal(): void {
    shell.setState('idle')
    setChoice(true)
    actions.replaceChildren(button({ class: 'main', 'data-action': 'deal' }, t.deal, () => void run(deal)))
  }

  async function deal(): Promise<void> {
    const stake = picker.stake()
    const spots: Bets = isPoker ? { ante: stake, ...(side.checked && { 'pair-plus': stake }) } : { deal: stake }
    const answer = await client.bet({ spots })
    for (const hand of [dealer, player]) {
      hand.lay([])
      hand.setPoints(null)
      hand.setWon(false)
    }
    verdict.textContent = ''
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
    verdict.textContent = decisions.length > 0 ? '' : verdictOf(bet, shown)
    player.setWon(bet.status === 'won' && bet.win > bet.stake)
    if (decisions.length === 0) return offerDeal()

    shell.setState('running')
    setChoice(false)
    const names: Record<string, string> = { hit: t.hit, stand: t.stand, double: t.double, play: t.play, fold: t.fold }
    actions.replaceChildren(
      ...decisions.map(({ action, costs }, index) => {
        const price = costs > 0 ? ` ${game.money.full(costs)}` : ''
        return button(
          { class: `main ${index === 0 ? '' : 'quiet'}`, 'data-action': action },
          names[action] + price,
          () => void run(async () => take(await client.decide(bet, action))),
        )
      }),
    )
  }

  function verdictOf({ win, stake }: BetView, { blackjack, qualifies }: Shown): string {
    if (blackjack && win > 0) return t.blackjack
    const dealerOut = qualifies === false ? `${t.dealerOut} · ` : ''
    if (win === stake) return dealerOut + t.stakeBack
    return dealerOut + (win > 0 ? t.youWin.replace('{amount}', game.money.full(win)) : t.noWin)
  }

  function setChoice(open: boolean): void {
    picker.setDisabled(!open)
    side.disabled = !open
  }

  /** Does one thing at a time. */
  async function run(act: () => Promise<void>): Promise<void> {
    const buttons = Array.from(actions.querySelectorAll('button'))
    for (const one of buttons) one.disabled = true
    try {
      await act()
    } catch (error) {
      game.explain(error)
    }
    for (const one of buttons) one.disabled = false
    actions.querySelector('button')?.focus({ preventScroll: true })
  }
}
