/** @jsxImportSource preact */
import { computed, signal } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import type { Bets } from '../../domains/games/rules/rules.ts'
import type { Game } from './game.ts'
import { TableControls } from './table-controls.tsx'

/** The spots of a table, the chips on them and the controls for both. */
export type Table = ReturnType<typeof createTable>

interface SpotProps {
  name: string
  class: string
  style?: CSSProperties
  children: ComponentChildren
}

const sumOf = (bets: Bets) => Object.values(bets).reduce((sum, amount) => sum + amount, 0)

/** Makes a table. `confirm` sends the chips that lie there; an error of it is explained, and the chips stay. */
export function createTable(
  { config, texts, money, explain }: Game,
  label: string,
  confirm: (bets: Bets) => Promise<void>,
) {
  const { chips, min } = config.stakes
  const pending = signal<[spot: string, chip: number][]>([])
  const confirmed = signal<Bets>({})
  const remembered = signal<Bets>({})
  const chip = signal(chips[1]!)
  const isOpen = signal(false)
  const isSending = signal(false)
  const winners = signal<((spot: string) => boolean) | null>(null)

  const isIdle = computed(() => !isOpen.value || isSending.value)
  const bets = computed(() => merged(pending.value.map(([spot, value]) => ({ [spot]: value }))))
  const sum = computed(() => sumOf(bets.value))
  const canSend = computed(() => !isIdle.value && sum.value >= min)
  const canUndo = computed(() => !isIdle.value && pending.value.length > 0)
  const canRepeat = computed(() => !isIdle.value && pending.value.length === 0 && sumOf(remembered.value) > 0)

  async function submit(): Promise<void> {
    const sent = bets.value
    isSending.value = true
    try {
      await confirm(sent)
      remembered.value = sent
      pending.value = []
    } catch (error) {
      explain(error)
    }
    isSending.value = false
  }

  /** A place that takes chips. */
  function Spot({ name, class: className, style, children }: SpotProps) {
    const isPending = bets.value[name] !== undefined
    const total = (confirmed.value[name] ?? 0) + (bets.value[name] ?? 0)
    return (
      <button
        type="button"
        class={`spot ${className}${winners.value?.(name) ? ' won' : ''}`}
        style={style}
        data-spot={name}
        disabled={isIdle}
        onClick={() => (pending.value = [...pending.value, [name, chip.value]])}
      >
        {children}
        <span class={isPending ? 'marker pending' : 'marker'} hidden={total === 0}>
          {total > 0 && money.short(total)}
        </span>
      </button>
    )
  }

  return {
    Spot,
    Controls: () => (
      <TableControls
        {...{ texts, money, chips, label, chip, isIdle, sum, canSend, canUndo, canRepeat }}
        onUndo={() => (pending.value = pending.value.slice(0, -1))}
        onClear={() => (pending.value = [])}
        onRepeat={() => (pending.value = Object.entries(remembered.value))}
        onSend={() => void submit()}
      />
    ),
    /** Sets whether chips may be laid. Closing removes the chips that were not confirmed and returns whether there were any. */
    setOpen(open: boolean): boolean {
      const left = !open && pending.value.length > 0 && !isSending.value
      if (left) pending.value = []
      isOpen.value = open
      return left
    },
    /** Shows what the server has accepted for this round. */
    setConfirmed(accepted: Bets) {
      confirmed.value = accepted
    },
    /** Marks the spots that win; null removes the marks. */
    markWinners(wins: ((spot: string) => boolean) | null) {
      winners.value = wins
    },
  }
}

/** Adds up bets by their spots. */
export function merged(list: Bets[]): Bets {
  const all: Bets = {}
  for (const [spot, amount] of list.flatMap((bets) => Object.entries(bets))) all[spot] = (all[spot] ?? 0) + amount
  return all
}
