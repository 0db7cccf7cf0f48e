import { type RouletteOutcome, rouletteRules, type RouletteWheel } from '../../domains/games/rules/roulette.ts'
import { h, svg, tween } from './dom.ts'
import type { Game } from './game.ts'
import { startSpotGame } from './spot-game.ts'
import type { Table } from './table.ts'

const colourOf = (number: number) =>
  number === 0 || number === 37 ? 'green' : rouletteRules('european').pays('red', { number }) > 0 ? 'red' : 'black'
const nameOf = (number: number) => (number === 37 ? '00' : String(number))
const easeOut = (share: number) => 1 - (1 - share) ** 3

/** Starts roulette. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const pockets = config.wheel ?? []
  const wheel = config.roulette ?? 'european'
  const rotor = svg('g', {}, ...pocketsOf(pockets))
  const ball = svg('circle', { r: 5.5, class: 'ball', cy: -116 })
  const orbit = svg('g', {}, ball)
  const result = svg('text', { class: 'result', y: 13 })
  const scene = svg(
    'svg',
    { viewBox: '-150 -150 300 300', class: 'wheel', 'aria-hidden': 'true' },
    svg('circle', { r: 148, class: 'rim' }),
    svg('circle', { r: 137, class: 'track' }),
    rotor,
    svg('circle', { r: 70, class: 'bowl' }),
    orbit,
    svg('circle', { r: 40, class: 'hub' }),
    result,
  )
  let turned = 0

  return startSpotGame<RouletteOutcome>(game, rouletteRules(wheel), {
    action: t.spin,
    layout: (table) => ({ scene, spots: board(table, wheel, t.spots) }),
    async show({ number }, ms) {
      const pocket = (pockets.indexOf(number) * 360) / pockets.length
      const from = turned
      const to = from - 720 - 40
      const ballTo = to + pocket + 360 * (Math.ceil((from - to - pocket) / 360) + 6)
      const draw = (share: number) => {
        turned = from + (to - from) * easeOut(share)
        rotor.setAttribute('transform', `rotate(${turned})`)
        orbit.setAttribute('transform', `rotate(${from + (ballTo - from) * easeOut(share)})`)
        ball.setAttribute('cy', String(-128 + 34 * Math.max(0, (share - 0.55) / 0.45) ** 2))
      }
      orbit.classList.add('live')
      if (ms > 0) await tween(ms, draw)
      else draw(1)
      result.textContent = nameOf(number)
      result.setAttribute('class', `result ${colourOf(number)}`)
    },
    reset() {
      result.textContent = ''
    },
    mark: ({ number }) => h('span', { class: `mark ${colourOf(number)}` }, nameOf(number)),
  })
}

function pocketsOf(pockets: readonly number[]): SVGElement[] {
  const step = 360 / pockets.length
  const point = (angle: number, radius: number) =>
    `${Math.sin((angle * Math.PI) / 180) * radius} ${-Math.cos((angle * Math.PI) / 180) * radius}`
  return pockets.flatMap((number, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const d = `M${point(from, 118)}A118 118 0 0 1 ${point(to, 118)}L${point(to, 70)}A70 70 0 0 0 ${point(from, 70)}Z`
    const label = svg('text', { class: 'pocket-name', transform: `rotate(${index * step})`, y: -103 }, nameOf(number))
    return [svg('path', { d, class: `pocket ${colourOf(number)}` }), label]
  })
}

function board(table: Table, wheel: RouletteWheel, names: Game['texts']['spots']): Node {
  const zeros = wheel === 'american' ? [37, 0] : [0]
  const numbers = [3, 2, 1].flatMap((row) => Array.from({ length: 12 }, (_, column) => column * 3 + row))
  const place = (spot: HTMLElement, column: string, row: string) => {
    spot.style.gridColumn = column
    spot.style.gridRow = row
    return spot
  }
  const spots = [
    ...zeros.map((number, index) =>
      place(
        table.spot(String(number), 'green', nameOf(number)),
        '1',
        zeros.length === 1 ? '1 / span 6' : `${1 + index * 3} / span 3`,
      ),
    ),
    ...numbers.map((number, index) =>
      place(
        table.spot(String(number), colourOf(number), String(number)),
        String(2 + (index % 12)),
        `${1 + Math.floor(index / 12) * 2} / span 2`,
      ),
    ),
    ...[3, 2, 1].map((column, index) =>
      place(table.spot(`column-${column}`, 'outside', '2:1'), '14', `${1 + index * 2} / span 2`),
    ),
    ...[1, 2, 3].map((third) =>
      place(
        table.spot(`dozen-${third}`, 'outside', `${third * 12 - 11}–${third * 12}`),
        `${third * 4 - 2} / span 4`,
        '7 / span 2',
      ),
    ),
    ...(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((name, index) => {
      const label = { low: '1–18', high: '19–36', ...names }[name]
      return place(
        table.spot(name, `outside ${name === 'red' || name === 'black' ? name : ''}`, label),
        `${index * 2 + 2} / span 2`,
        '9 / span 2',
      )
    }),
  ]
  return h('div', { class: 'board', dir: 'ltr' }, ...spots)
}
