import type { RoundView } from '../../domains/games/play/game-state.ts'
import { h } from './dom.ts'
import type { Game } from './game.ts'
import { fillIn } from './money.ts'
import type { Rounds } from './rounds.ts'

/** The strip that tells how far a shared round is, and what came of earlier ones. */
export function createRoundBar({ texts: t }: Game, mark: (outcome: unknown) => Node) {
  const phase = h('b', { 'aria-live': 'polite' })
  const seconds = h('span', { class: 'seconds', 'aria-hidden': 'true' })
  const about = h('span', { class: 'about' })
  const progress = h('i')
  const recent = h('ol', { class: 'recent', 'aria-label': t.draws })
  const element = h(
    'div',
    { class: 'round-bar' },
    h('div', { class: 'phase' }, phase, seconds, about),
    h('div', { class: 'progress' }, progress),
    recent,
  )
  let ticking = 0

  return {
    element,
    /** Shows a phase; `until` is when it ends, by the server’s clock. */
    show(round: RoundView, text: string, until: number | undefined, from: number, rounds: () => Rounds) {
      phase.textContent = text
      about.textContent = `${fillIn(t.round, { number: round.id })} · ${fillIn(t.players, { count: round.players })}`
      recent.replaceChildren(...round.recent.map(({ outcome }) => h('li', {}, mark(outcome))))
      clearInterval(ticking)
      const tick = () => {
        const left = until === undefined ? 0 : Math.max(0, until - rounds().now())
        seconds.textContent = until === undefined ? '' : String(Math.ceil(left / 1000))
        progress.style.transform = `scaleX(${until === undefined ? 0 : Math.min(1, left / Math.max(1, until - from))})`
        element.classList.toggle('hurry', until !== undefined && left < 5000)
      }
      tick()
      ticking = window.setInterval(tick, 200)
    },
  }
}
