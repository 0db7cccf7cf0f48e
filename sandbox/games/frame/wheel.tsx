/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { type WheelOutcome, wheelRules } from '../../domains/games/rules/wheel-rules.ts'
import type { Game } from './game.ts'
import { tween } from './motion.ts'
import { startSpotGame } from './spot-game.tsx'

const spots = [1, 3, 6, 12, 25, 50]
/** A segment that pays nothing has a dash for its name. */
const nameOf = (pays: number | undefined) => (pays ? String(pays) : '–')
const easeOut = (share: number) => 1 - (1 - share) ** 4

/** Starts the money wheel. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const segments = config.wheel ?? []
  const step = 360 / segments.length
  const turn = signal<string | undefined>(undefined)
  const result = signal('')
  const Scene = () => (
    <svg viewBox="-150 -156 300 306" class="wheel money" aria-hidden="true">
      <circle r={148} class="rim" />
      <g transform={turn}>
        {segments.map((pays, index) => (
          <Segment key={index} pays={pays} index={index} step={step} />
        ))}
      </g>
      <circle r={48} class="hub" />
      <text class="result" y={13}>
        {result}
      </text>
      <path d="M-11-155H11L0-128Z" class="pointer" />
    </svg>
  )
  let turned = 0

  return startSpotGame<WheelOutcome>(game, wheelRules, {
    action: t.spin,
    layout: ({ Spot }) => ({
      Scene,
      Spots: () => (
        <div class="wheel-spots" dir="ltr">
          {spots.map((pays) => (
            <Spot key={pays} name={String(pays)} class={`pays-${pays}`}>
              <b>{pays}</b>
              <small>{`${pays}:1`}</small>
            </Spot>
          ))}
        </div>
      ),
    }),
    async show({ segment: at }, ms) {
      const from = turned % 360
      const to = 360 * 5 - at * step
      const draw = (share: number) => {
        turned = from + (to - from) * easeOut(share)
        turn.value = `rotate(${turned})`
      }
      if (ms > 0) await tween(ms, draw)
      else draw(1)
      result.value = nameOf(segments[at])
    },
    reset() {
      result.value = ''
    },
    mark: ({ segment: at }) => <span class={`mark pays-${segments[at]}`}>{nameOf(segments[at])}</span>,
  })
}

function Segment({ pays, index, step }: { pays: number; index: number; step: number }) {
  const point = (angle: number, radius: number) =>
    `${Math.sin((angle * Math.PI) / 180) * radius} ${-Math.cos((angle * Math.PI) / 180) * radius}`
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return (
    <>
      <path
        d={`M${point(from, 140)}A140 140 0 0 1 ${point(to, 140)}L${point(to, 48)}A48 48 0 0 0 ${point(from, 48)}Z`}
        class={`segment pays-${pays}`}
      />
      <text class="pocket-name" transform={`rotate(${index * step})`} y={-124}>
        {nameOf(pays)}
      </text>
    </>
  )
}
