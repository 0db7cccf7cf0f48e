import type { BetSelection, Market, Outcome, SportEvent } from './api-types.ts'
import { inDigits, number, signed, time } from './format.ts'
import type { BookState } from './state.ts'
import { say } from './texts.ts'

/** The name of a market in the reader’s language. */
export const marketName = ({ texts }: BookState, kind: string): string => say(texts, `market.${kind}`)

interface Named {
  kind: string
  line?: number | undefined
  outcome: Pick<Outcome, 'id' | 'name'>
  home: string
  away: string
}

/** The full name of an outcome: Arsenal, Over 2.5, 2 – 1. */
export function outcomeName(state: BookState, { kind, line, outcome, home, away }: Named): string {
  const { texts } = state
  const side = { home, away, draw: say(texts, 'draw') }[outcome.id]
  if (kind.endsWith('handicap') && line !== undefined)
    return `${side ?? outcome.name} ${signed(state, outcome.id === 'away' ? -line : line)}`
  if (outcome.id === 'over' || outcome.id === 'under') return `${say(texts, outcome.id)} ${lineOf(state, line)}`.trim()
  if (kind === 'double-chance')
    return outcome.id
      .split('-')
      .map((each) => inDigits(state, { home: '1', draw: 'X', away: '2' }[each] ?? each))
      .join('')
  if (['yes', 'no', 'odd', 'even'].includes(outcome.id)) return say(texts, outcome.id)
  // A score is written in the language’s digits, a name as it is.
  return side ?? (/^\d+\s*\D\s*\d+$/.test(outcome.name) ? inDigits(state, outcome.name) : outcome.name)
}

/** The short name of an outcome on the buttons of a list: 1, X, 2, O, U. */
export function outcomeSign(state: BookState, kind: string, line: number | undefined, id: string): string {
  if (kind.endsWith('handicap') && line !== undefined) return signed(state, id === 'away' ? -line : line)
  if (id === 'over' || id === 'under') return `${say(state.texts, `${id}Sign`)} ${lineOf(state, line)}`.trim()
  return inDigits(state, { home: '1', draw: 'X', away: '2' }[id] ?? id)
}

const lineOf = (state: BookState, line: number | undefined) => (line === undefined ? '' : number(state, line))

/** The name of the outcome of a bet without its event: Over 2.5, 1, Draw, or the name of a runner. */
export function betName(state: BookState, { market, outcome, label }: BetSelection): string {
  const [kind = '', line] = market.split(':')
  if (kind === 'win' || kind === 'place') return label.replace(/ \((win|place)\)$/, '')
  return outcomeName(state, {
    kind,
    line: line === undefined ? undefined : Number(line),
    outcome: { id: outcome, name: label },
    home: '1',
    away: '2',
  })
}

/** The outcome of a market of an event as the bet slip names it. */
export const pickedName = (state: BookState, event: SportEvent, market: Market, outcome: Outcome): string =>
  outcomeName(state, { kind: market.kind, line: market.line, outcome, home: event.home, away: event.away })

interface Titled {
  sport: string
  name: string
  startsAt: string
}

/** An event’s name. Races are named by their time, which is written in the reader’s time zone. */
export function eventTitle(state: BookState, { sport, name, startsAt }: Titled): string {
  return sport === 'horse-racing' ? name.replace(/\d\d:\d\d$/, time(state, startsAt)) : name
}

/** The minute, half or set of a live event. */
export function clockName(state: BookState, event: SportEvent): string {
  const { texts } = state
  const { clock } = event
  if (!clock) return say(texts, 'live')
  const { period, minute } = clock
  const [, kind, count] = /^([a-z])(\d+)$/.exec(period) ?? []
  const name =
    kind && count ? say(texts, `period.${kind}`, { number: inDigits(state, count) }) : say(texts, `period.${period}`)
  return minute === undefined ? name : `${name} ${number(state, minute)}′`
}
