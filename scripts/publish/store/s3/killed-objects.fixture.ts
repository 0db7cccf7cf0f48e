import type { Objects } from '../objects.ts'

/** The process was killed. */
export class Killed extends Error {}

/** Objects whose nth write does not happen, and no later one: the process was killed. */
export function killedAt(objects: Objects, nth: number) {
  let writes = 0
  const write =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (++writes >= nth) throw new Killed()
      return act(...args)
    }
  const killed: Objects = {
    ...objects,
    put: write(objects.put),
    putIf: write(objects.putIf),
    remove: write(objects.remove),
    removeFolder: write(objects.removeFolder),
  }
  return { killed, count: () => writes }
}
