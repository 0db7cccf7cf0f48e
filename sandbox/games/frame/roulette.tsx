/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { Fragment } from 'preact'
import { type RouletteOutcome, rouletteRules } from '../../domains/games/rules/roulette-rules.ts'
import type { Game } from './game.ts'
import { tween } from './motion.ts'
import { startSpotGame } from './spot-game.tsx'
import { colourOf, nameOf } from './roulette-numbers.ts'
import { RouletteBoard } from './roulette-board.tsx'

const easeOut = (share: number) => 1 - (1 - share) ** 3

/** Starts roulette. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const pockets = config.wheel ?? []
  const wheel = config.roulette ?? 'european'
  const turn = signal<string | undefined>(undefined)
  const ball = { turn: signal<string | undefined>(undefined), y: signal(-116), isLive: signal(false) }
  const result = signal<number | null>(null)
  const Ball = () => (
    <g class={ball.isLive.value ? 'live' : undefined} transform={ball.turn}>
      <circle r={5.5} class="ball" cy={ball.y} />
    </g>
  )
  const Result = () => (
    <text class={result.value === null ? 'result' : `result ${colourOf(result.value)}`} y={13}>
      {result.value !== null && nameOf(result.value)}
    </text>
  )
  const Scene = () => (
    <svg viewBox="-150 -150 300 300" class="wheel" aria-hidden="true">
      <circle r={148} class="rim" />
      <circle r={137} class="track" />
      <g transform={turn}>
        <Pockets pockets={pockets} />
      </g>
      <circle r={70} class="bowl" />
      <Ball />
      <circle r={40} class="hub" />
      <Result />
    </svg>
  )
  let turned = 0

  return startSpotGame<RouletteOutcome>(game, rouletteRules(wheel), {
    action: t.spin,
    layout: ({ Spot }) => ({ Scene, Spots: () => <RouletteBoard Spot={Spot} wheel={wheel} names={t.spots} /> }),
    async show({ number }, ms) {
      const pocket = (pockets.indexOf(number) * 360) / pockets.length
      const from = turned
      const to = from - 720 - 40
      const ballTo = to + pocket + 360 * (Math.ceil((from - to - pocket) / 360) + 6)
      const draw = (share: number) => {
        turned = from + (to - from) * easeOut(share)
        turn.value = `rotate(${turned})`
        ball.turn.value = `rotate(${from + (ballTo - from) * easeOut(share)})`
        ball.y.value = -128 + 34 * Math.max(0, (share - 0.55) / 0.45) ** 2
      }
      ball.isLive.value = true
      if (ms > 0) await tween(ms, draw)
      else draw(1)
      result.value = number
    },
    reset() {
      result.value = null
    },
    mark: ({ number }) => <span class={`mark ${colourOf(number)}`}>{nameOf(number)}</span>,
  })
}

function Pockets({ pockets }: { pockets: readonly number[] }) {
  const step = 360 / pockets.length
  const point = (angle: number, radius: number) =>
    `${Math.sin((angle * Math.PI) / 180) * radius} ${-Math.cos((angle * Math.PI) / 180) * radius}`
  return pockets.map((number, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const d = `M${point(from, 118)}A118 118 0 0 1 ${point(to, 118)}L${point(to, 70)}A70 70 0 0 0 ${point(from, 70)}Z`
    return (
      <Fragment key={number}>
        <path d={d} class={`pocket ${colourOf(number)}`} />
        <text class="pocket-name" transform={`rotate(${index * step})`} y={-103}>
          {nameOf(number)}
        </text>
      </Fragment>
    )
  })
}
