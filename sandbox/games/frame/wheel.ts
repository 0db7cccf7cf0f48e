import { type WheelOutcome, wheelRules } from '../../domains/games/rules/wheel.ts'
import { h, svg, tween } from './dom.ts'
import type { Game } from './game.ts'
import { startSpotGame } from './spot-game.ts'

const spots = [1, 3, 6, 12, 25, 50]
const easeOut = (share: number) => 1 - (1 - share) ** 4

/** Starts the money wheel. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const segments = config.wheel ?? []
  const step = 360 / segments.length
  const rotor = svg('g', {}, ...segments.flatMap((pays, index) => segment(pays, index, step)))
  const result = svg('text', { class: 'result', y: 13 })
  const scene = svg(
    'svg',
    { viewBox: '-150 -156 300 306', class: 'wheel money', 'aria-hidden': 'true' },
    svg('circle', { r: 148, class: 'rim' }),
    rotor,
    svg('circle', { r: 48, class: 'hub' }),
    result,
    svg('path', { d: 'M-11-155H11L0-128Z', class: 'pointer' }),
  )
  let turned = 0

  return startSpotGame<WheelOutcome>(game, wheelRules, {
    action: t.spin,
    layout: (table) => ({
      scene,
      spots: h(
        'div',
        { class: 'wheel-spots', dir: 'ltr' },
        ...spots.map((pays) =>
          table.spot(String(pays), `pays-${pays}`, h('b', {}, String(pays)), h('small', {}, `${pays}:1`)),
        ),
      ),
    }),
    async show({ segment: at }, ms) {
      const from = turned % 360
      const to = 360 * 5 - at * step
      const draw = (share: number) => {
        turned = from + (to - from) * easeOut(share)
        rotor.setAttribute('transform', `rotate(${turned})`)
      }
      if (ms > 0) await tween(ms, draw)
      else draw(1)
      result.textContent = segments[at] ? String(segments[at]) : '–'
    },
    reset() {
      result.textContent = ''
    },
    mark: ({ segment: at }) =>
      h('span', { class: `mark pays-${segments[at]}` }, segments[at] ? String(segments[at]) : '–'),
  })
}

function segment(pays: number, index: number, step: number): SVGElement[] {
  const point = (angle: number, radius: number) =>
    `${Math.sin((angle * Math.PI) / 180) * radius} ${-Math.cos((angle * Math.PI) / 180) * radius}`
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return [
    svg('path', {
      d: `M${point(from, 140)}A140 140 0 0 1 ${point(to, 140)}L${point(to, 48)}A48 48 0 0 0 ${point(from, 48)}Z`,
      class: `segment pays-${pays}`,
    }),
    svg('text', { class: 'pocket-name', transform: `rotate(${index * step})`, y: -124 }, pays ? String(pays) : '–'),
  ]
}
