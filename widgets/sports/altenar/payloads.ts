/** Returns the event of what `onRouteChange` passed: null where no event is open, undefined if it cannot be read. */
export function eventOfRoute(route: unknown): string | null | undefined {
  if (typeof route !== 'object' || route === null) return undefined
  const { page, eventId } = route as { page?: unknown; eventId?: unknown }
  if (page === undefined && eventId === undefined) return undefined
  // Every page may keep the last event’s id in its parameters.
  if (page !== undefined && page !== 'event' && page !== 'liveEvent') return null
  return idOf(eventId) ?? null
}

/** Returns the event of what `onEventSelect` passed: `{id, …}`, or undefined if it cannot be read. */
export function eventOfSelection(event: unknown): string | undefined {
  const { id, eventId, event: inner } = (event ?? {}) as { id?: unknown; eventId?: unknown; event?: { id?: unknown } }
  return idOf(event) ?? idOf(id) ?? idOf(eventId) ?? idOf(inner?.id)
}

/** Returns the bets of what `onBetPlacement` passed: `{betIds}` or the list itself, of ids or of objects. */
export function betsOf(bet: unknown): string[] | undefined {
  const list = Array.isArray(bet) ? (bet as unknown[]) : ((bet ?? {}) as { betIds?: unknown }).betIds
  if (!Array.isArray(list)) return undefined
  return list.flatMap((each) => {
    const { id, betId } = (each ?? {}) as { id?: unknown; betId?: unknown }
    return idOf(each) ?? idOf(id) ?? idOf(betId) ?? []
  })
}

const idOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value) ? String(value) : undefined
