/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { type DiceOutcome, diceRules } from '../../domains/games/rules/dice-rules.ts'
import { CrapsSpots, SicBoSpots } from './dice-spots.tsx'
import { Die } from './die.tsx'
import type { Game } from './game.ts'
import { moves, pause } from './motion.ts'
import { startSpotGame } from './spot-game.tsx'

const flickerMs = 110

/** Starts a game of three dice, or of two. */
export function start(game: Game): Promise<void> {
  const { config, texts: t } = game
  const isCraps = config.kind === 'craps'
  const count = isCraps ? 2 : 3
  const faces = signal(Array.from({ length: count }, (_, index) => index + 1))
  const isRolling = signal(false)
  const total = signal('')
  const Tray = () => (
    <div class={isRolling.value ? 'tray rolling' : 'tray'} dir="ltr">
      {faces.value.map((face, index) => (
        <Die key={index} face={face} />
      ))}
    </div>
  )
  const sum = (dice: number[]) => dice.reduce((all, one) => all + one, 0)

  return startSpotGame<DiceOutcome>(game, diceRules(count), {
    action: t.roll,
    layout: ({ Spot }) => ({
      Scene: () => (
        <div class="dice">
          <Tray />
          <output class="points big">{total}</output>
        </div>
      ),
      Spots: () => (isCraps ? <CrapsSpots Spot={Spot} t={t} /> : <SicBoSpots Spot={Spot} t={t} />),
    }),
    async show({ dice }, ms) {
      const turns = moves ? (ms * 0.6) / flickerMs : 0
      isRolling.value = true
      for (let turn = 0; turn < turns; turn++) {
        faces.value = dice.map((one, index) => ((one + turn * (index + 2)) % 6) + 1)
        await pause(flickerMs)
      }
      isRolling.value = false
      faces.value = dice
      total.value = String(sum(dice))
    },
    reset() {
      total.value = ''
    },
    mark: ({ dice }) => <span class="mark">{sum(dice)}</span>,
  })
}
