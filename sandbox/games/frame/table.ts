import type { Bets } from '../../domains/games/rules/rules.ts'
import { button, h, icon } from './dom.ts'
import type { Game } from './game.ts'

/** The spots of a table, the chips on them and the controls for both. */
export type Table = ReturnType<typeof createTable>

const sumOf = (bets: Bets) => Object.values(bets).reduce((sum, amount) => sum + amount, 0)

/** Makes a table. `confirm` sends what lies there; what it throws is explained, and the chips stay. */
export function createTable(
  { config, texts: t, money, shell, explain }: Game,
  label: string,
  confirm: (bets: Bets) => Promise<void>,
) {
  const { chips } = config.stakes
  const spots = new Map<string, HTMLButtonElement>()
  let pending: [spot: string, chip: number][] = []
  let confirmed: Bets = {}
  let remembered: Bets = {}
  let chip = chips[1]!
  let isOpen = false
  let isSending = false

  const choices = chips.map((value, index) => {
    const choice = button(
      { class: `chip tone-${index}`, 'aria-pressed': String(value === chip) },
      money.short(value),
      () => {
        chip = value
        for (const other of choices) other.setAttribute('aria-pressed', String(other === choice))
      },
    )
    return choice
  })
  const tool = (name: 'undo' | 'clear' | 'repeat', act: () => void) =>
    button({ class: 'round', 'aria-label': t[name], 'data-action': name }, icon(name), act)
  const undo = tool('undo', () => change(() => pending.pop()))
  const clear = tool('clear', () => change(() => (pending = [])))
  const repeat = tool('repeat', () => change(() => (pending = Object.entries(remembered))))
  const amount = h('span', { class: 'main-amount' })
  const send = button({ class: 'main', 'data-action': 'confirm' }, [label, amount], () => void submit())
  shell.controls.append(
    h('div', { class: 'chips', role: 'group', 'aria-label': t.stake }, ...choices),
    h('div', { class: 'tools' }, undo, clear, repeat),
    send,
  )

  function change(act: () => void): void {
    act()
    render()
  }

  async function submit(): Promise<void> {
    const bets = pendingBets()
    isSending = true
    render()
    try {
      await confirm(bets)
      remembered = bets
      pending = []
    } catch (error) {
      explain(error)
    }
    isSending = false
    render()
  }

  function pendingBets(): Bets {
    const bets: Bets = {}
    for (const [spot, value] of pending) bets[spot] = (bets[spot] ?? 0) + value
    return bets
  }

  function render(): void {
    const bets = pendingBets()
    for (const [name, spot] of spots) {
      const total = (confirmed[name] ?? 0) + (bets[name] ?? 0)
      const marker = spot.querySelector<HTMLElement>('.marker')!
      marker.hidden = total === 0
      marker.textContent = total === 0 ? '' : money.short(total)
      marker.classList.toggle('pending', bets[name] !== undefined)
      spot.disabled = !isOpen || isSending
    }
    const sum = sumOf(bets)
    amount.textContent = sum > 0 ? money.full(sum) : ''
    const idle = !isOpen || isSending
    send.disabled = idle || sum < config.stakes.min
    undo.disabled = clear.disabled = idle || pending.length === 0
    repeat.disabled = idle || pending.length > 0 || sumOf(remembered) === 0
    for (const choice of choices) choice.disabled = idle
  }

  return {
    /** A spot that takes chips. */
    spot(name: string, className: string, ...content: (Node | string)[]): HTMLButtonElement {
      const element = button(
        { class: `spot ${className}`, 'data-spot': name },
        [...content, h('span', { class: 'marker', hidden: true })],
        () => {
          if (isOpen && !isSending) change(() => pending.push([name, chip]))
        },
      )
      spots.set(name, element)
      element.disabled = !isOpen
      return element
    },
    /** Whether chips may be laid. Closing takes those back that were not confirmed, and says whether there were any. */
    setOpen(open: boolean): boolean {
      const left = !open && pending.length > 0 && !isSending
      if (left) pending = []
      isOpen = open
      render()
      return left
    },
    /** What the server has taken for this round. */
    setConfirmed(bets: Bets) {
      confirmed = bets
      render()
    },
    /** Marks the spots that win; null takes the marks away. */
    markWinners(wins: ((spot: string) => boolean) | null) {
      for (const [name, spot] of spots) spot.classList.toggle('won', wins?.(name) ?? false)
    },
  }
}

/** All bets in one. */
export function merged(list: Bets[]): Bets {
  const all: Bets = {}
  for (const [spot, amount] of list.flatMap((bets) => Object.entries(bets))) all[spot] = (all[spot] ?? 0) + amount
  return all
}
