import { makeAutoObservable } from 'mobx'

/** Counts what the player does where the page cannot see it, such as in a game’s frame. */
class ActivityStore {
  count = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  note() {
    this.count++
  }
}

export const activityStore = () => new ActivityStore()
