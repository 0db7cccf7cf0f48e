import { type DiceOutcome, diceRules } from '../../domains/games/rules/dice.ts'
import { h, moves, pause, svg } from './dom.ts'
import type { Game } from './game.ts'
import { startSpotGame } from './spot-game.ts'
import type { Table } from './table.ts'

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const flickerMs = 110

const faceOf = (number: number) =>
  svg(
    'svg',
    { viewBox: '-50 -50 100 100', class: 'die' },
    svg('rect', { x: -46, y: -46, width: 92, height: 92, rx: 20 }),
    ...pips[number]!.map(([x, y]) => svg('circle', { cx: x * 24, cy: y * 24, r: 9 })),
  )

/** Starts a game of three dice, or of two. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const isCraps = config.kind === 'craps'
  const count = isCraps ? 2 : 3
  const tray = h(
    'div',
    { class: 'tray', dir: 'ltr' },
    ...Array.from({ length: count }, (_, index) => faceOf(index + 1)),
  )
  const total = h('output', { class: 'points big' })
  const lay = (dice: number[]) => tray.replaceChildren(...dice.map(faceOf))
  const sum = (dice: number[]) => dice.reduce((all, one) => all + one, 0)

  return startSpotGame<DiceOutcome>(game, diceRules(count), {
    action: t.roll,
    layout: (table) => ({
      scene: h('div', { class: 'dice' }, tray, total),
      spots: isCraps ? crapsSpots(table, t) : sicBoSpots(table, t),
    }),
    async show({ dice }, ms) {
      const turns = moves ? (ms * 0.6) / flickerMs : 0
      tray.classList.add('rolling')
      for (let turn = 0; turn < turns; turn++) {
        lay(dice.map((one, index) => ((one + turn * (index + 2)) % 6) + 1))
        await pause(flickerMs)
      }
      tray.classList.remove('rolling')
      lay(dice)
      total.textContent = String(sum(dice))
    },
    reset() {
      total.textContent = ''
    },
    mark: ({ dice }) => h('span', { class: 'mark' }, String(sum(dice))),
  })
}

function sicBoSpots(table: Table, t: Game['texts']): Node {
  const rules = diceRules(3)
  const pays = (total: number) =>
    rules.pays(`total-${total}`, {
      dice: [
        Math.min(6, total - 2),
        Math.min(6, Math.max(1, total - 1 - Math.min(6, total - 2))),
        Math.max(1, total - 12),
      ],
    })
  const wide = (name: 'small' | 'odd' | 'triple' | 'even' | 'big', odds: string) =>
    table.spot(name, 'outside', h('b', {}, t.spots[name]), h('small', { dir: 'ltr' }, odds))
  const totals = Array.from({ length: 14 }, (_, index) => index + 4)
  return h(
    'div',
    { class: 'dice-spots' },
    h(
      'div',
      { class: 'line five' },
      wide('small', '1:1'),
      wide('odd', '1:1'),
      wide('triple', '32:1'),
      wide('even', '1:1'),
      wide('big', '1:1'),
    ),
    h(
      'div',
      { class: 'line totals', dir: 'ltr' },
      ...totals.map((total) =>
        table.spot(`total-${total}`, 'outside', h('b', {}, String(total)), h('small', {}, `${pays(total) - 1}:1`)),
      ),
    ),
    h(
      'div',
      { class: 'line six', dir: 'ltr' },
      ...[1, 2, 3, 4, 5, 6].map((face) => table.spot(`face-${face}`, 'outside face', faceOf(face))),
    ),
  )
}

function crapsSpots(table: Table, t: Game['texts']): Node {
  const spot = (name: string, label: string, odds: string) =>
    table.spot(name, 'outside', h('b', {}, label), h('small', { dir: 'ltr' }, odds))
  const { under, over, field, doubles, craps } = t.spots
  return h(
    'div',
    { class: 'dice-spots' },
    h(
      'div',
      { class: 'line three' },
      spot('under', under, '1.3:1'),
      spot('seven', '7', '4.7:1'),
      spot('over', over, '1.3:1'),
    ),
    h(
      'div',
      { class: 'line three' },
      spot('craps', `${craps} 2·3·12`, '7.4:1'),
      spot('doubles', doubles, '4.7:1'),
      spot('eleven', '11', '16:1'),
    ),
    h('div', { class: 'line one' }, spot('field', `${field} 2·3·4·9·10·11·12`, '1:1 · 2:1 · 3:1')),
  )
}
