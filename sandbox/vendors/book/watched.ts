import { hasRoomForMarkets } from './looks.ts'
import type { BookState } from './state.ts'

/** Returns which events are on the screen or on the slip and whether their main markets are enough. */
export function watched({ look, size, route, list, event, slip, events }: BookState): {
  ids: string[]
  markets: 'main' | 'all'
} {
  const picked = slip.selections.map((selection) => selection.event)
  const listed = route.page === 'list' && list.status === 'ready' ? list.value : []
  const shown = route.page === 'event' && event.status === 'ready' ? [event.value] : []
  const ids = [...picked, ...shown, ...listed].filter((id) => events.get(id)?.status !== 'finished')
  const needsAll =
    route.page === 'event' ||
    hasRoomForMarkets(look, size) ||
    look === 'horses' ||
    slip.selections.some(({ kind }) => !['result', 'winner', 'total', 'handicap', 'win'].includes(kind))
  return { ids, markets: needsAll ? 'all' : 'main' }
}
