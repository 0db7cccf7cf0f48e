import { makeAutoObservable, observable } from 'mobx'
import { createContext, use, useEffect, useId } from 'react'

type PartState = 'loading' | 'ready' | 'error'

/** What the parts of a page report, summed up: `loading` while any part loads, else `error` where one failed, else `ready`. */
export class PageState {
  private readonly parts = observable.map<string, PartState>()

  constructor() {
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true })
  }

  get state(): PartState {
    const states = [...this.parts.values()]
    return states.includes('loading') ? 'loading' : states.includes('error') ? 'error' : 'ready'
  }

  report(part: string, state: PartState) {
    this.parts.set(part, state)
  }

  forget(part: string) {
    this.parts.delete(part)
  }
}

export const PageStateContext = createContext<PageState | null>(null)

/** Reports how a part of the page is doing, as long as it is mounted. */
export function usePartState(state: PartState) {
  const page = use(PageStateContext)
  const part = useId()
  useEffect(() => page?.report(part, state), [page, part, state])
  useEffect(() => () => page?.forget(part), [page, part])
}
