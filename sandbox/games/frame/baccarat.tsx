/** @jsxImportSource preact */
import type { ComponentType } from 'preact'
import {
  type BaccaratOutcome,
  baccaratRules,
  type DragonTigerOutcome,
  dragonTigerRules,
  points,
} from '../../domains/games/rules/baccarat-rules.ts'
import { createHand } from './cards.tsx'
import type { Game } from './game.ts'
import { pause } from './motion.ts'
import { startSpotGame } from './spot-game.tsx'
import type { Table } from './table.tsx'

const markOf = (winner: string) => <span class={`mark side-${winner}`}>{winner[0]!.toUpperCase()}</span>

/** Starts baccarat, or dragon and tiger. */
export function start(game: Game): Promise<void> {
  return game.config.kind === 'baccarat' ? startBaccarat(game) : startDragonTiger(game)
}

function startBaccarat(game: Game): Promise<void> {
  const { texts: t } = game
  const [player, banker] = [createHand(t.player), createHand(t.banker)]
  const winnerOf = ({ player: one, banker: other }: BaccaratOutcome) => {
    const lead = points(one) - points(other)
    return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker'
  }

  return startSpotGame<BaccaratOutcome>(game, baccaratRules, {
    action: t.deal,
    layout: (table) => ({
      Scene: duel(player.View, banker.View),
      Spots: sides(table, t, ['player', '1:1'], ['tie', '8:1'], ['banker', '0.95:1']),
    }),
    async show(outcome, ms) {
      const gap = ms / 8
      player.lay(outcome.player.slice(0, 2), 0, gap * 2)
      banker.lay(outcome.banker.slice(0, 2), gap, gap * 2)
      await pause(gap * 4)
      player.setPoints(String(points(outcome.player.slice(0, 2))))
      banker.setPoints(String(points(outcome.banker.slice(0, 2))))
      player.lay(outcome.player)
      banker.lay(outcome.banker, outcome.player.length > 2 ? gap : 0)
      await pause(gap * 3)
      player.setPoints(String(points(outcome.player)))
      banker.setPoints(String(points(outcome.banker)))
      player.setWon(winnerOf(outcome) === 'player')
      banker.setWon(winnerOf(outcome) === 'banker')
    },
    reset: () => clear(player, banker),
    mark: (outcome) => markOf(winnerOf(outcome)),
  })
}

function startDragonTiger(game: Game): Promise<void> {
  const { texts: t } = game
  const [dragon, tiger] = [createHand(t.dragon), createHand(t.tiger)]
  const winnerOf = (outcome: DragonTigerOutcome) =>
    ['dragon', 'tiger', 'tie'].find((spot) => dragonTigerRules.pays(spot, outcome) > 1)!

  return startSpotGame<DragonTigerOutcome>(game, dragonTigerRules, {
    action: t.deal,
    layout: (table) => ({
      Scene: duel(dragon.View, tiger.View),
      Spots: sides(table, t, ['dragon', '1:1'], ['tie', '11:1'], ['tiger', '1:1']),
    }),
    async show(outcome, ms) {
      dragon.lay([outcome.dragon])
      await pause(ms / 3)
      tiger.lay([outcome.tiger])
      await pause(ms / 3)
      dragon.setWon(winnerOf(outcome) === 'dragon')
      tiger.setWon(winnerOf(outcome) === 'tiger')
    },
    reset: () => clear(dragon, tiger),
    mark: (outcome) => markOf(winnerOf(outcome)),
  })
}

function clear(...hands: ReturnType<typeof createHand>[]): void {
  for (const hand of hands) {
    hand.lay([])
    hand.setPoints(null)
    hand.setWon(false)
  }
}

const duel = (One: ComponentType, Other: ComponentType) => () => (
  <div class="duel">
    <One />
    <Other />
  </div>
)

type Side = [name: 'player' | 'banker' | 'tie' | 'dragon' | 'tiger', pays: string]

const sides =
  ({ Spot }: Table, t: Game['texts'], ...spots: Side[]) =>
  () => (
    <div class="sides">
      {spots.map(([name, pays]) => (
        <Spot key={name} name={name} class={`side-${name}`}>
          <b>{t[name]}</b>
          <small dir="ltr">{pays}</small>
        </Spot>
      ))}
    </div>
  )
