export type Release = () => void

/**
 * Takes a name that one holder at a time may have, in all tabs: at once or not at all (null), or once nobody has it. A tab that
 * is closed gives it back. A browser without locks, or that gives them to secure pages alone, gives the name to everybody.
 */
export function lock(name: string, ifAvailable: boolean): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((resolve, reject) => {
    const hold = (got: Lock | null) => new Promise<void>((release) => resolve(got && release))
    navigator.locks.request(name, { ifAvailable }, hold).catch(reject)
  })
}
