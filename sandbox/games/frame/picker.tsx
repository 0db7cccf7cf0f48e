/** @jsxImportSource preact */
import { computed, signal } from '@preact/signals'
import type { Game } from './game.ts'
import { Icon } from './icon.tsx'

interface PickerOptions<Value> {
  label: string
  values: readonly Value[]
  /** The index of the value that is chosen first. */
  start: number
  format(value: Value): string
  /** The `data-action` of the buttons, where they have any. */
  actions?: { less: string; more: string }
}

/** Makes a control that steps through a list of values with a minus and a plus button. */
export function createPicker<Value>({ texts: t }: Game, options: PickerOptions<Value>) {
  const { label, values, start, format, actions } = options
  const index = signal(start)
  const isDisabled = signal(false)
  const text = computed(() => format(values[index.value]!))
  const isFirst = computed(() => isDisabled.value || index.value === 0)
  const isLast = computed(() => isDisabled.value || index.value === values.length - 1)

  const View = () => (
    <div class="stake" role="group" aria-label={label}>
      <button
        type="button"
        class="round"
        aria-label={t.less}
        data-action={actions?.less}
        disabled={isFirst}
        onClick={() => index.value--}
      >
        <Icon name="minus" />
      </button>
      <label class="amount">
        <span>{label}</span>
        <output class="value">{text}</output>
      </label>
      <button
        type="button"
        class="round"
        aria-label={t.more}
        data-action={actions?.more}
        disabled={isLast}
        onClick={() => index.value++}
      >
        <Icon name="plus" />
      </button>
    </div>
  )

  return {
    View,
    value: () => values[index.value]!,
    setDisabled(disabled: boolean) {
      isDisabled.value = disabled
    },
  }
}

/** Makes a control that chooses one of the stakes of the game. */
export const createStakePicker = (game: Game, label = game.texts.stake) =>
  createPicker(game, {
    label,
    values: game.config.stakes.steps,
    start: 2,
    format: game.money.full,
    actions: { less: 'less', more: 'more' },
  })
