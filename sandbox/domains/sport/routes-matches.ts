import type { FastifyInstance } from 'fastify'
import type { SportEvent, SportEventList, SportEventsQuery } from '#api'
import { routesOf } from '../../app/routes.ts'
import { matchingWords, nearest, searchText } from '../games/search/match-word.ts'
import { iso } from '../../app/times.ts'
import type { BookEvent } from './event.ts'
import { leagues } from './leagues.ts'
import type { Sportsbook } from './service.ts'

const places = new Map(leagues.map(({ id }, place) => [id, place]))
const placeOf = ({ league }: BookEvent) => places.get(league.id) ?? Infinity
const names: Record<string, string> = { home: '1', draw: 'X', away: '2' }

/** Matches for the pages outside the sportsbook. */
export function matchRoutes(api: FastifyInstance, sportsbook: Sportsbook): void {
  routesOf(api, 'sport-events').on<{ Querystring: SportEventsQuery }>(
    'list',
    'Matches that are live, or the most important ones of the next days',
    async ({ query: { live, size, search = '' } }): Promise<SportEventList> => {
      const found = foundBy(search, sportsbook.list({ live }))
      const ordered = live ? undecidedFirst(found) : firstOfEachLeague(found)
      return { rows: ordered.slice(0, size).map(view) }
    },
  )
}

/** The matches whose sides and league have every word, misspelt or begun. */
function foundBy(search: string, events: BookEvent[]): BookEvent[] {
  const typed = wordsOf(search)
  if (typed.length === 0) return events
  const texts = new Map(events.map((event) => [event, new Set(wordsOf(namesOf(event)))]))
  const vocabulary = new Set([...texts.values()].flatMap((words) => [...words]))
  const likely = typed.map((word) => {
    const held = matchingWords(word, vocabulary)
    return held.length > 0 ? held : nearest(word, vocabulary)
  })
  return events.filter((event) => likely.every((words) => words.some(({ word }) => texts.get(event)!.has(word))))
}

const wordsOf = (text: string) => searchText(text).match(/[\p{L}\p{N}]+/gu) ?? []

function namesOf(event: BookEvent): string {
  const { home = '', away = '' } = event.details() as Details
  return `${home} ${away} ${event.league.name}`
}

/** The next match of each league, strongest leagues first, then the second ones, and so on. */
function firstOfEachLeague(events: BookEvent[]): BookEvent[] {
  const turns = new Map<string, number>()
  const turnOf = new Map(
    events.map((event) => {
      const turn = turns.get(event.league.id) ?? 0
      turns.set(event.league.id, turn + 1)
      return [event, turn]
    }),
  )
  return [...events].sort((one, other) => turnOf.get(one)! - turnOf.get(other)! || placeOf(one) - placeOf(other))
}

/** Below these odds nobody doubts an outcome. */
const certainOdds = 1.05

/** Matches worth a bet first: those that are as good as decided follow. */
function undecidedFirst(events: BookEvent[]): BookEvent[] {
  const isDecided = (event: BookEvent) =>
    event.markets('main')[0]?.outcomes.some(({ odds }) => odds < certainOdds) ?? true
  return [...events.filter((event) => !isDecided(event)), ...events.filter(isDecided)]
}

interface Details {
  home?: string
  away?: string
  score?: readonly [number, number]
  clock?: { minute?: number }
}

function view(event: BookEvent): SportEvent {
  const { home = '', away = '', score, clock } = event.details() as Details
  const [market] = event.markets('main')
  const isOpen = market && !market.suspended && !event.suspended
  return {
    id: event.id,
    path: `/event/${event.id}`,
    league: event.league.name,
    home,
    away,
    startsAt: iso(event.startsAt),
    live: event.status === 'live',
    ...(clock?.minute !== undefined && { minute: clock.minute }),
    ...(score && { homeScore: `${score[0]}`, awayScore: `${score[1]}` }),
    outcomes: (market?.outcomes ?? []).map(({ id, odds }) => ({ name: names[id] ?? id, ...(isOpen && { odds }) })),
  }
}
