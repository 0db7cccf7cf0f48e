/** @jsxImportSource preact */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Game } from './game.ts'
import { Icon } from './icon.tsx'
import type { Money } from './money.ts'

interface TableControlsProps {
  texts: Game['texts']
  money: Money
  chips: readonly number[]
  /** The label of the button that sends the chips. */
  label: string
  /** The chip that a click on a spot lays. */
  chip: Signal<number>
  isIdle: ReadonlySignal<boolean>
  /** What the chips that are not sent yet are worth. */
  sum: ReadonlySignal<number>
  canSend: ReadonlySignal<boolean>
  canUndo: ReadonlySignal<boolean>
  canRepeat: ReadonlySignal<boolean>
  onUndo(): void
  onClear(): void
  onRepeat(): void
  onSend(): void
}

/** The chips to choose from, the tools and the button that sends what lies on the table. */
export function TableControls(props: TableControlsProps) {
  const { texts: t, money, chips, label, chip, isIdle, sum, canSend, canUndo, canRepeat } = props
  const tools = [
    { name: 'undo', isEnabled: canUndo, act: props.onUndo },
    { name: 'clear', isEnabled: canUndo, act: props.onClear },
    { name: 'repeat', isEnabled: canRepeat, act: props.onRepeat },
  ] as const
  return (
    <>
      <div class="chips" role="group" aria-label={t.stake}>
        {chips.map((value, index) => (
          <button
            key={value}
            type="button"
            class={`chip tone-${index}`}
            aria-pressed={value === chip.value}
            disabled={isIdle.value}
            onClick={() => (chip.value = value)}
          >
            {money.short(value)}
          </button>
        ))}
      </div>
      <div class="tools">
        {tools.map(({ name, isEnabled, act }) => (
          <button
            key={name}
            type="button"
            class="round"
            aria-label={t[name]}
            data-action={name}
            disabled={!isEnabled.value}
            onClick={act}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      <button type="button" class="main" data-action="confirm" disabled={!canSend.value} onClick={props.onSend}>
        {label}
        <span class="main-amount">{sum.value > 0 && money.full(sum.value)}</span>
      </button>
    </>
  )
}
