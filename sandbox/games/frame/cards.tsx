/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { suits } from '../../art/suits.ts'

const suitNames = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const

/** A card that lies on the table. */
interface Dealt {
  /** Such as `TS`; null lies face down. */
  card: string | null
  /** After how many milliseconds it is dealt. */
  delay: number
  key: number
}

function Card({ card, delay }: Omit<Dealt, 'key'>) {
  const style = { animationDelay: `${delay}ms` }
  if (card === null) return <div class="card back" style={style} />
  const suit = suitNames[card[1] as keyof typeof suitNames]
  const rank = card[0] === 'T' ? '10' : card[0]!
  const isRed = suit === 'heart' || suit === 'diamond'
  const pip = (
    <svg viewBox="-24 -26 48 50" aria-hidden="true">
      <path d={suits[suit]} />
    </svg>
  )
  return (
    <div class={`card ${isRed ? 'red' : ''}`} role="img" aria-label={`${rank} ${suit}`} dir="ltr" style={style}>
      <b>{rank}</b>
      {pip}
      <span class="pip">{pip}</span>
    </div>
  )
}

/** Makes a hand of cards with its name and its points. */
export function createHand(name: string) {
  const cards = signal<Dealt[]>([])
  const points = signal<string | null>(null)
  const isWon = signal(false)
  let lastKey = 0

  function Hand() {
    return (
      <div class={isWon.value ? 'hand won' : 'hand'}>
        <div class="hand-name">
          <span>{name}</span>
          <output class="points" hidden={points.value === null}>
            {points.value}
          </output>
        </div>
        <div class="cards" dir="ltr">
          {cards.value.map(({ card, delay, key }) => (
            <Card key={key} card={card} delay={delay} />
          ))}
        </div>
      </div>
    )
  }

  return {
    View: Hand,
    /** Lays these cards; null is a card face down. Cards that lie there already stay; new ones are dealt `gap` apart, the first after `start`. */
    lay(next: readonly (string | null)[], start = 0, gap = 220) {
      let dealt = 0
      const before = cards.value
      cards.value = next.map((card, index) => {
        const old = before[index]
        return old?.card === card ? old : { card, delay: start + dealt++ * gap, key: ++lastKey }
      })
    },
    setPoints(text: string | null) {
      points.value = text
    },
    setWon(won: boolean) {
      isWon.value = won
    },
  }
}
