/** A time in the API’s format. */
export const iso = (at: number): string => new Date(at).toISOString()

/** A query’s times as stored; all time by default. */
export const timesOf = ({ from, to }: { from?: string; to?: string }) => ({
  from: from === undefined ? 0 : Date.parse(from),
  to: to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(to),
})
