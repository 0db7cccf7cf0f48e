/** @jsxImportSource preact */
import { computed, signal } from '@preact/signals'
import { type ComponentType, render } from 'preact'
import type { Jackpot } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'
import { fillIn, type Money } from './money.ts'
import { type Content, ShellView } from './shell-view.tsx'
import { postToPage } from './parent.ts'

const toastMs = 5000

/** Where a game is: style sheets and tests read it from `data-state`. */
type ShellState = 'idle' | 'busy' | 'betting' | 'running' | 'over'

/** Renders the frame around a game. Its methods change what it shows. */
export function createShell(config: GameConfig, money: Money) {
  const { texts: t, palette, digits } = config
  for (const [name, colour] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, colour)

  const content = signal<Content | null>(null)
  const state = signal<ShellState | undefined>(undefined)
  const balance = signal<number | null>(null)
  const win = signal<number | null>(null)
  const jackpots = signal<Jackpot[] | null>(null)
  const toast = signal<{ text: string; onDeposit: (() => void) | null } | null>(null)
  const isTrouble = signal(false)
  const spoken = signal('')
  const layers = signal<{ name: string; View: ComponentType }[]>([])
  let hiding = 0

  const major = (minor: number | null) => String((minor ?? 0) / 10 ** digits)
  const shown = {
    content,
    state,
    balance: {
      text: computed(() => (balance.value === null ? '' : money.full(balance.value))),
      amount: computed(() => (balance.value === null ? '' : major(balance.value))),
    },
    win: {
      text: computed(() => (win.value === null ? '–' : money.full(win.value))),
      amount: computed(() => major(win.value)),
      isLit: computed(() => (win.value ?? 0) > 0),
    },
    jackpots,
    toast,
    isTrouble,
    spoken,
  }

  const shell = {
    /** Puts a game on the stage and its buttons into the bar. */
    mount(Stage: ComponentType, Controls: ComponentType) {
      content.value = { Stage, Controls }
    },
    /** Shows something above the game until the returned function is called. A name that is shown already is not shown twice. */
    open(name: string, View: ComponentType): () => void {
      const close = () => {
        layers.value = layers.value.filter((layer) => layer.name !== name)
      }
      if (layers.value.every((layer) => layer.name !== name)) layers.value = [...layers.value, { name, View }]
      return close
    },
    showBalance(minor: number) {
      balance.value = minor
    },
    /** Shows the win of the last bets; null while they are open. */
    showWin(minor: number | null) {
      win.value = minor
      if (minor !== null) spoken.value = minor > 0 ? fillIn(t.youWin, { amount: money.full(minor) }) : t.noWin
    },
    showJackpots(list: Jackpot[]) {
      jackpots.value = list
    },
    /** Shows a message for some seconds; with `offersDeposit`, with a button that opens the deposit page. */
    say(text: string, offersDeposit = false) {
      clearTimeout(hiding)
      const offer = offersDeposit && config.mode === 'real'
      toast.value = { text, onDeposit: offer ? () => postToPage(config, { type: 'deposit' }) : null }
      hiding = window.setTimeout(() => (toast.value = null), toastMs)
    },
    setTrouble(value: boolean) {
      isTrouble.value = value
    },
    setState(value: ShellState) {
      state.value = value
    },
  }

  const Layers = () => layers.value.map(({ name, View }) => <View key={name} />)
  const mount = document.createElement('div')
  mount.className = 'mount'
  document.body.append(mount)
  render(
    <ShellView config={config} money={money} shown={shown} open={shell.open}>
      <Layers />
    </ShellView>,
    mount,
  )
  return shell
}
