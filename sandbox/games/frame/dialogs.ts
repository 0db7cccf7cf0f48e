import type { GameConfig } from '../../domains/games/page/config.ts'
import { button, h, icon } from './dom.ts'
import { fillIn, type Money } from './money.ts'
import { tell } from './parent.ts'

function open(
  root: HTMLElement,
  label: string,
  closes: string | null,
  ...content: (Node | false)[]
): HTMLDialogElement {
  const dialog = h('dialog', { 'aria-label': label }, h('h2', {}, label), ...content)
  if (closes)
    dialog.prepend(button({ class: 'round closer', 'aria-label': closes }, icon('close'), () => dialog.close()))
  else dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('close', () => dialog.remove())
  root.append(dialog)
  dialog.showModal()
  return dialog
}

/** Says that the session has ended; the page around may open a new one. */
export function expiredDialog(config: GameConfig, root: HTMLElement): void {
  if (root.querySelector('[data-dialog=expired]')) return
  const { expiredTitle, expiredText, close } = config.texts
  const leave = button({ class: 'main small' }, close, () => tell(config, { type: 'close' }))
  open(root, expiredTitle, null, h('p', {}, expiredText), leave).dataset.dialog = 'expired'
}

/** Says that a bet’s answer has not come; resolves when the player wants to ask once more. */
export function retryDialog({ texts: t }: GameConfig, root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const again = button({ class: 'main small' }, t.tryAgain, () => dialog.close())
    const dialog = open(root, t.failed, null, h('p', {}, t.connectionError), again)
    dialog.addEventListener('close', () => resolve())
  })
}

/** Says how the game is played, what it pays and what may be staked. */
export function rulesDialog(config: GameConfig, money: Money, root: HTMLElement): void {
  const { texts: t, stakes, rtp, lang } = config
  const percent = new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 1 }).format(
    rtp / 100,
  )
  const facts = h(
    'dl',
    {},
    ...fact(t.rtp, percent),
    ...fact(
      t.limits,
      `${money.full(stakes.min)} – ${money.full(config.kind === 'slot' ? stakes.steps.at(-1)! : stakes.max)}`,
    ),
  )
  open(
    root,
    t.rules,
    t.close,
    h('p', {}, t.about[config.kind]),
    facts,
    ...slotPays(config, money),
    ...ticketPays(config),
  )
}

const fact = (name: string, value: string) => [h('dt', {}, name), h('dd', {}, value)]

function slotPays({ slot, texts: t }: GameConfig, money: Money): Node[] {
  if (!slot) return []
  const rows = slot.pays.map((pays, symbol) =>
    h(
      'div',
      { class: 'pay' },
      h('img', {
        src: slot.symbols[symbol]!,
        alt: symbol === 0 ? t.wild : '',
        width: 48,
        height: 48,
        crossorigin: 'anonymous',
      }),
      h(
        'ol',
        {},
        ...[...pays.entries()]
          .reverse()
          .map(([index, pay]) => h('li', {}, h('b', {}, String(index + 3)), money.times(pay))),
      ),
    ),
  )
  return [
    h('p', { class: 'note' }, fillIn(t.lines, { count: slot.lines.length })),
    h('div', { class: 'pays' }, ...rows),
  ]
}

function ticketPays({ numbers, texts: t }: GameConfig): Node[] {
  if (!numbers) return []
  const rows = Object.entries(numbers.pays).map(([size, pays]) =>
    h(
      'div',
      { class: 'pay' },
      h('b', {}, size),
      h('ol', {}, ...Object.entries(pays).map(([hits, pay]) => h('li', {}, h('b', {}, hits), `${pay}×`))),
    ),
  )
  return [h('p', { class: 'note' }, t.hits), h('div', { class: 'pays' }, ...rows)]
}
