/** @jsxImportSource preact */
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Jackpot } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'
import { RulesDialog } from './rules-dialog.tsx'
import { Icon } from './icon.tsx'
import type { Money } from './money.ts'
import { leaveGame } from './parent.ts'

/** What a game puts into its frame. */
export interface Content {
  Stage: ComponentType
  Controls: ComponentType
}

interface ShellViewProps {
  config: GameConfig
  money: Money
  shown: {
    content: ReadonlySignal<Content | null>
    state: ReadonlySignal<string | undefined>
    balance: { text: ReadonlySignal<string>; amount: ReadonlySignal<string> }
    win: { text: ReadonlySignal<string>; amount: ReadonlySignal<string>; isLit: ReadonlySignal<boolean> }
    jackpots: ReadonlySignal<Jackpot[] | null>
    toast: ReadonlySignal<{ text: string; onDeposit: (() => void) | null } | null>
    isTrouble: ReadonlySignal<boolean>
    spoken: ReadonlySignal<string>
  }
  open(name: string, View: ComponentType): () => void
  children: ComponentChildren
}

/** The markup of the frame around a game. */
export function ShellView({ config, money, shown, open, children }: ShellViewProps) {
  const { texts: t, cover } = config
  const { Stage, Controls } = shown.content.value ?? {}
  const showRules = () => {
    const close = open('rules', () => <RulesDialog config={config} money={money} onClose={() => close()} />)
  }
  return (
    <div class={`game ${config.device} kind-${config.kind}`} data-state={shown.state.value}>
      <img class="backdrop" src={cover} alt="" crossorigin="anonymous" />
      <header class="head">
        <img class="cover" src={cover} alt="" crossorigin="anonymous" />
        <div class="title">
          <h1 dir="auto">{config.name}</h1>
          <span>{config.provider}</span>
        </div>
        {config.mode === 'demo' && <span class="badge">{t.playMoney}</span>}
        <button type="button" class="round" aria-label={t.rules} data-action="rules" onClick={showRules}>
          <Icon name="info" />
        </button>
        <button type="button" class="round" aria-label={t.home} data-action="home" onClick={() => leaveGame(config)}>
          <Icon name="home" />
        </button>
      </header>
      <Jackpots list={shown.jackpots.value} lang={config.lang} />
      <main class="stage">{Stage && <Stage />}</main>
      <footer class="bar">
        <div class="amounts">
          <label class="amount">
            <span>{t.balance}</span>
            <output class="value" data-balance={shown.balance.amount}>
              {shown.balance.text}
            </output>
          </label>
          <label class="amount">
            <span>{t.win}</span>
            <output class={shown.win.isLit.value ? 'value lit' : 'value'} data-win={shown.win.amount}>
              {shown.win.text}
            </output>
          </label>
        </div>
        {config.showsReturn && (
          <p class="return" data-return>
            {t.rtp}{' '}
            {new Intl.NumberFormat(`${config.lang}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 }).format(
              config.rtp / 100,
            )}
          </p>
        )}
        <div class="controls">{Controls && <Controls />}</div>
      </footer>
      <Toast {...shown.toast.value} label={t.deposit} />
      <div class="trouble" role="status" hidden={!shown.isTrouble.value}>
        {t.connectionError}
      </div>
      <div class="spoken" aria-live="polite">
        {shown.spoken}
      </div>
      {children}
    </div>
  )
}

function Jackpots({ list, lang }: { list: Jackpot[] | null; lang: string }) {
  const format = ({ amount, currency }: Jackpot) => {
    const digits = amount < 10_000 ? {} : { maximumFractionDigits: 0 }
    return new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'currency', currency, ...digits }).format(amount)
  }
  return (
    <div class="jackpots" hidden={!list}>
      {list?.map((jackpot) => (
        <div key={jackpot.level} class={`jackpot level-${jackpot.level}`}>
          <span>{jackpot.name}</span>
          <b>{format(jackpot)}</b>
        </div>
      ))}
    </div>
  )
}

interface ToastProps {
  text?: string
  onDeposit?: (() => void) | null
  label: string
}

function Toast({ text, onDeposit, label }: ToastProps) {
  return (
    <div class="toast" role="alert" hidden={text === undefined}>
      {text}
      {onDeposit && (
        <button type="button" class="link" onClick={onDeposit}>
          {label}
        </button>
      )}
    </div>
  )
}
