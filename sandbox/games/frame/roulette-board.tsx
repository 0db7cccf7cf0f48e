/** @jsxImportSource preact */
import type { RouletteWheel } from '../../domains/games/rules/roulette-rules.ts'
import type { Game } from './game.ts'
import { colourOf, nameOf } from './roulette-numbers.ts'
import type { Table } from './table.tsx'

interface RouletteBoardProps {
  Spot: Table['Spot']
  wheel: RouletteWheel
  names: Game['texts']['spots']
}

/** A spot of the board with its place in the grid. */
interface Place {
  name: string
  label: string
  class: string
  column: string
  row: string
}

/** The board of roulette: the numbers and the outside bets. */
export function RouletteBoard({ Spot, wheel, names }: RouletteBoardProps) {
  return (
    <div class="board" dir="ltr">
      {[...zeros(wheel), ...numbers, ...columns, ...dozens, ...chances(names)].map(
        ({ name, label, class: className, column, row }) => (
          <Spot key={name} name={name} class={className} style={{ gridColumn: column, gridRow: row }}>
            {label}
          </Spot>
        ),
      )}
    </div>
  )
}

function zeros(wheel: RouletteWheel): Place[] {
  const pockets = wheel === 'american' ? [37, 0] : [0]
  return pockets.map((number, index) => ({
    name: String(number),
    label: nameOf(number),
    class: 'green',
    column: '1',
    row: pockets.length === 1 ? '1 / span 6' : `${1 + index * 3} / span 3`,
  }))
}

const numbers = [3, 2, 1].flatMap((first, row) =>
  Array.from({ length: 12 }, (_, column): Place => {
    const number = column * 3 + first
    return {
      name: String(number),
      label: String(number),
      class: colourOf(number),
      column: String(2 + column),
      row: `${1 + row * 2} / span 2`,
    }
  }),
)

const columns = [3, 2, 1].map((column, index): Place => ({
  name: `column-${column}`,
  label: '2:1',
  class: 'outside',
  column: '14',
  row: `${1 + index * 2} / span 2`,
}))

const dozens = [1, 2, 3].map((third): Place => ({
  name: `dozen-${third}`,
  label: `${third * 12 - 11}–${third * 12}`,
  class: 'outside',
  column: `${third * 4 - 2} / span 4`,
  row: '7 / span 2',
}))

const chances = (names: Game['texts']['spots']) =>
  (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((name, index): Place => ({
    name,
    label: { low: '1–18', high: '19–36', ...names }[name],
    class: `outside ${name === 'red' || name === 'black' ? name : ''}`,
    column: `${index * 2 + 2} / span 2`,
    row: '9 / span 2',
  }))
