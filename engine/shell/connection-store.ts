import { makeAutoObservable } from 'mobx'

/** Whether the live connection stands. Before the first attempt it counts as standing. */
export class ConnectionStore {
  state: 'online' | 'reconnecting' = 'online'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  receiveConnected() {
    this.state = 'online'
  }

  receiveLost() {
    this.state = 'reconnecting'
  }
}
