import { observable, runInAction } from 'mobx'

/** The number of open windows that belong to a page, such as a confirmation. Overlays wait for them. */
const count = observable.box(0)

export const isPageWindowOpen = () => count.get() > 0

/** Counts a window as open. Returns a function that counts it as closed. */
export function countPageWindow(): () => void {
  add(1)
  return () => add(-1)
}

const add = (more: number) => runInAction(() => count.set(count.get() + more))
