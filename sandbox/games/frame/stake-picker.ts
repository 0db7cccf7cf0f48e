import { button, h, icon } from './dom.ts'
import type { Game } from './game.ts'

/** Chooses one of the stakes. */
export function stakePicker({ config, money, texts: t }: Game, label = t.stake) {
  const { steps } = config.stakes
  let index = 2
  const value = h('output', { class: 'value' })
  const less = button({ class: 'round', 'aria-label': t.less, 'data-action': 'less' }, icon('minus'), () =>
    choose(index - 1),
  )
  const more = button({ class: 'round', 'aria-label': t.more, 'data-action': 'more' }, icon('plus'), () =>
    choose(index + 1),
  )
  const element = h(
    'div',
    { class: 'stake', role: 'group', 'aria-label': label },
    less,
    h('label', { class: 'amount' }, h('span', {}, label), value),
    more,
  )
  let listener: (stake: number) => void = () => {}
  choose(index)

  function choose(next: number): void {
    index = Math.min(steps.length - 1, Math.max(0, next))
    value.textContent = money.full(steps[index]!)
    less.disabled = index === 0
    more.disabled = index === steps.length - 1
    listener(steps[index]!)
  }

  return {
    element,
    stake: () => steps[index]!,
    onChange(hear: (stake: number) => void) {
      listener = hear
    },
    setDisabled(disabled: boolean) {
      less.disabled = disabled || index === 0
      more.disabled = disabled || index === steps.length - 1
    },
  }
}
