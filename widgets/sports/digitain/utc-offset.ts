/** Returns the hours that a time zone is ahead of UTC now, in quarters: Digitain takes a number, not an IANA name. */
export function utcOffset(timeZone: string, now = new Date()): number {
  const at = (zone: string) => Date.parse(`${now.toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' })} UTC`)
  return Math.round((at(timeZone) - at('UTC')) / 900_000) / 4
}
