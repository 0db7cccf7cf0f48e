import { makeAutoObservable } from 'mobx'

/** The state of the realtime connection. It counts as online until the first attempt has failed. */
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
