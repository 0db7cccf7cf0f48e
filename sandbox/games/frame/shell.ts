import type { Jackpot } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'
import { rulesDialog } from './dialogs.ts'
import { button, h, icon } from './dom.ts'
import { fillIn, type Money } from './money.ts'
import { goHome, tell } from './parent.ts'

const toastMs = 5000

/** The frame around every game: its name, the stage, the money, the controls. */
export function createShell(config: GameConfig, money: Money) {
  const { texts: t, palette } = config
  for (const [name, colour] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, colour)

  const jackpots = h('div', { class: 'jackpots', hidden: true })
  const stage = h('main', { class: 'stage' })
  const balance = h('output', { class: 'value', 'data-balance': '' })
  const win = h('output', { class: 'value', 'data-win': '0' }, '–')
  const controls = h('div', { class: 'controls' })
  const toast = h('div', { class: 'toast', role: 'alert', hidden: true })
  const trouble = h('div', { class: 'trouble', role: 'status', hidden: true }, t.connectionError)
  const spoken = h('div', { class: 'spoken', 'aria-live': 'polite' })
  const root = h(
    'div',
    { class: `game ${config.device} kind-${config.kind}` },
    h('img', { class: 'backdrop', src: config.cover, alt: '', crossorigin: 'anonymous' }),
    h(
      'header',
      { class: 'head' },
      h('img', { class: 'cover', src: config.cover, alt: '', crossorigin: 'anonymous' }),
      h('div', { class: 'title' }, h('h1', { dir: 'auto' }, config.name), h('span', {}, config.provider)),
      config.mode === 'demo' && h('span', { class: 'badge' }, t.playMoney),
      button({ class: 'round', 'aria-label': t.rules, 'data-action': 'rules' }, icon('info'), () =>
        rulesDialog(config, money, root),
      ),
      button({ class: 'round', 'aria-label': t.home, 'data-action': 'home' }, icon('home'), () => goHome(config)),
    ),
    jackpots,
    stage,
    h(
      'footer',
      { class: 'bar' },
      h('div', { class: 'amounts' }, amount(t.balance, balance), amount(t.win, win)),
      controls,
    ),
    toast,
    trouble,
    spoken,
  )
  document.body.append(root)
  let hiding = 0

  return {
    root,
    stage,
    controls,
    showBalance(minor: number) {
      balance.textContent = money.full(minor)
      balance.dataset.balance = String(minor / 10 ** config.digits)
    },
    /** What the last bets brought; null while they are out. */
    showWin(minor: number | null) {
      win.textContent = minor === null ? '–' : money.full(minor)
      win.dataset.win = String((minor ?? 0) / 10 ** config.digits)
      win.classList.toggle('lit', (minor ?? 0) > 0)
      if (minor !== null) spoken.textContent = minor > 0 ? fillIn(t.youWin, { amount: money.full(minor) }) : t.noWin
    },
    showJackpots(list: Jackpot[]) {
      jackpots.hidden = false
      const format = ({ amount: held, currency }: Jackpot) => {
        const digits = held < 10_000 ? {} : { maximumFractionDigits: 0 }
        return new Intl.NumberFormat(`${config.lang}-u-nu-latn`, { style: 'currency', currency, ...digits }).format(
          held,
        )
      }
      jackpots.replaceChildren(
        ...list.map((one) =>
          h('div', { class: `jackpot level-${one.level}` }, h('span', {}, one.name), h('b', {}, format(one))),
        ),
      )
    },
    /** Says something for a while; with `offersDeposit`, with a way to pay in. */
    say(text: string, offersDeposit = false) {
      clearTimeout(hiding)
      const offer = offersDeposit && config.mode === 'real'
      toast.replaceChildren(
        text,
        ...(offer ? [button({ class: 'link' }, t.deposit, () => tell(config, { type: 'deposit' }))] : []),
      )
      toast.hidden = false
      hiding = window.setTimeout(() => (toast.hidden = true), toastMs)
    },
    setTrouble(isTrouble: boolean) {
      trouble.hidden = !isTrouble
    },
    /** What tests and style sheets can wait for. */
    setState(state: 'idle' | 'busy' | 'betting' | 'running' | 'over') {
      root.dataset.state = state
    },
  }
}

const amount = (label: string, value: HTMLElement) => h('label', { class: 'amount' }, h('span', {}, label), value)
