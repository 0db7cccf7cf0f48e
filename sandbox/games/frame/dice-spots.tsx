/** @jsxImportSource preact */
import { diceRules } from '../../domains/games/rules/dice-rules.ts'
import { Die } from './die.tsx'
import type { Game } from './game.ts'
import type { Table } from './table.tsx'

interface DiceSpotsProps {
  Spot: Table['Spot']
  t: Game['texts']
}

const totals = Array.from({ length: 14 }, (_, index) => index + 4)
const threeDice = diceRules(3)

/** What a total of three dice pays. */
const paysOf = (total: number) =>
  threeDice.pays(`total-${total}`, {
    dice: [
      Math.min(6, total - 2),
      Math.min(6, Math.max(1, total - 1 - Math.min(6, total - 2))),
      Math.max(1, total - 12),
    ],
  })

/** The spots of a game of three dice. */
export function SicBoSpots({ Spot, t }: DiceSpotsProps) {
  const wide = [
    ['small', '1:1'],
    ['odd', '1:1'],
    ['triple', '32:1'],
    ['even', '1:1'],
    ['big', '1:1'],
  ] as const
  return (
    <div class="dice-spots">
      <div class="line five">
        {wide.map(([name, odds]) => (
          <Spot key={name} name={name} class="outside">
            <b>{t.spots[name]}</b>
            <small dir="ltr">{odds}</small>
          </Spot>
        ))}
      </div>
      <div class="line totals" dir="ltr">
        {totals.map((total) => (
          <Spot key={total} name={`total-${total}`} class="outside">
            <b>{total}</b>
            <small>{`${paysOf(total) - 1}:1`}</small>
          </Spot>
        ))}
      </div>
      <div class="line six" dir="ltr">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Spot key={face} name={`face-${face}`} class="outside face">
            <Die face={face} />
          </Spot>
        ))}
      </div>
    </div>
  )
}

/** The spots of a game of two dice. */
export function CrapsSpots({ Spot, t }: DiceSpotsProps) {
  const { under, over, field, doubles, craps } = t.spots
  const lines = [
    {
      class: 'line three',
      spots: [
        ['under', under, '1.3:1'],
        ['seven', '7', '4.7:1'],
        ['over', over, '1.3:1'],
      ],
    },
    {
      class: 'line three',
      spots: [
        ['craps', `${craps} 2·3·12`, '7.4:1'],
        ['doubles', doubles, '4.7:1'],
        ['eleven', '11', '16:1'],
      ],
    },
    { class: 'line one', spots: [['field', `${field} 2·3·4·9·10·11·12`, '1:1 · 2:1 · 3:1']] },
  ] as const
  return (
    <div class="dice-spots">
      {lines.map(({ class: name, spots }, index) => (
        <div key={index} class={name}>
          {spots.map(([spot, label, odds]) => (
            <Spot key={spot} name={spot} class="outside">
              <b>{label}</b>
              <small dir="ltr">{odds}</small>
            </Spot>
          ))}
        </div>
      ))}
    </div>
  )
}
