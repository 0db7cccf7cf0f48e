import { observable, runInAction } from 'mobx'

/** How many windows of the page itself are open, such as a question before something is done. Overlays wait for them. */
const count = observable.box(0)

export const isPageWindowOpen = () => count.get() > 0

/** Counts a window until the answered function is called. */
export function countPageWindow(): () => void {
  add(1)
  return () => add(-1)
}

const add = (more: number) => runInAction(() => count.set(count.get() + more))
