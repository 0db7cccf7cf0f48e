import { suits } from '../../art/suits.ts'
import { h, svg } from './dom.ts'

const suitNames = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const

/** A card face up, such as `TS`; without one, its back. It is dealt after so many milliseconds. */
function cardElement(card: string | null, delay = 0): HTMLElement {
  const element = card ? face(card) : h('div', { class: 'card back' })
  element.style.animationDelay = `${delay}ms`
  return element
}

function face(card: string): HTMLElement {
  const suit = suitNames[card[1] as keyof typeof suitNames]
  const rank = card[0] === 'T' ? '10' : card[0]!
  const pip = () => svg('svg', { viewBox: '-24 -26 48 50', 'aria-hidden': 'true' }, svg('path', { d: suits[suit] }))
  const isRed = suit === 'heart' || suit === 'diamond'
  return h(
    'div',
    { class: `card ${isRed ? 'red' : ''}`, role: 'img', 'aria-label': `${rank} ${suit}`, dir: 'ltr' },
    h('b', {}, rank),
    pip(),
    h('span', { class: 'pip' }, pip()),
  )
}

/** A hand with its name and its points; cards that lie there already stay. */
export function createHand(name: string) {
  const row = h('div', { class: 'cards', dir: 'ltr' })
  const points = h('output', { class: 'points', hidden: true })
  const label = h('span', {}, name)
  const element = h('div', { class: 'hand' }, h('div', { class: 'hand-name' }, label, points), row)
  let lying: (string | null)[] = []

  return {
    element,
    /** Lays these cards; null is a card face down. New ones are dealt one after the other, `gap` apart from `start`. */
    lay(cards: readonly (string | null)[], start = 0, gap = 220) {
      let dealt = 0
      cards.forEach((card, index) => {
        if (lying[index] === card) return
        const next = cardElement(card, start + dealt++ * gap)
        const before = row.children[index]
        if (before) before.replaceWith(next)
        else row.append(next)
      })
      while (row.children.length > cards.length) row.lastElementChild?.remove()
      lying = [...cards]
    },
    setPoints(text: string | null) {
      points.hidden = text === null
      points.textContent = text ?? ''
    },
    setName(text: string) {
      label.textContent = text
    },
    setWon(won: boolean) {
      element.classList.toggle('won', won)
    },
  }
}
