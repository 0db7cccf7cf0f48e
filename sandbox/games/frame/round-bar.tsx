/** @jsxImportSource preact */
import { computed, signal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import type { RoundView } from '../../domains/games/play/game-state.ts'
import type { Game } from './game.ts'
import { fillIn } from './money.ts'
import type { Rounds } from './rounds.ts'

interface Shown {
  round: RoundView
  text: string
  from: number
  /** When the phase ends, in the server’s time; undefined where that is not known. */
  until: number | undefined
}

/** Makes the strip that shows how far a shared round is and the outcomes of earlier ones. */
export function createRoundBar({ texts: t }: Game, mark: (outcome: unknown) => ComponentChild) {
  const shown = signal<Shown | null>(null)
  /** Milliseconds until the phase ends. */
  const left = signal(0)
  const seconds = computed(() => (shown.value?.until === undefined ? '' : String(Math.ceil(left.value / 1000))))
  let ticking = 0

  function RoundBar() {
    const { round, text, from = 0, until } = shown.value ?? {}
    const share = until === undefined ? 0 : Math.min(1, left.value / Math.max(1, until - from))
    return (
      <div class={until !== undefined && left.value < 5000 ? 'round-bar hurry' : 'round-bar'}>
        <div class="phase">
          <b aria-live="polite">{text}</b>
          <span class="seconds" aria-hidden="true">
            {seconds}
          </span>
          <span class="about">
            {round && `${fillIn(t.round, { number: round.id })} · ${fillIn(t.players, { count: round.players })}`}
          </span>
        </div>
        <div class="progress">
          <i style={{ transform: `scaleX(${share})` }} />
        </div>
        <ol class="recent" aria-label={t.draws}>
          {round?.recent.map(({ id, outcome }) => (
            <li key={id}>{mark(outcome)}</li>
          ))}
        </ol>
      </div>
    )
  }

  return {
    View: RoundBar,
    /** Shows a phase that lasts from `from` until `until`, in the server’s time. */
    show(round: RoundView, text: string, until: number | undefined, from: number, rounds: () => Rounds) {
      clearInterval(ticking)
      const tick = () => {
        left.value = until === undefined ? 0 : Math.max(0, until - rounds().now())
      }
      tick()
      shown.value = { round, text, from, until }
      ticking = window.setInterval(tick, 200)
    },
  }
}
