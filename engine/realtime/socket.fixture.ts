import { EventEmitter } from 'node:events'
import { vi } from 'vitest'

/** Stands for a socket of socket.io-client: tests say what its server does. */
export class FakeSocket extends EventEmitter {
  readonly address: string
  readonly options: Record<string, unknown> & { auth: (send: (payload: object) => void) => void }
  connected = false
  active = true
  recovered = false
  readonly io = Object.assign(new EventEmitter(), { engine: { close: vi.fn() } })
  readonly connect = vi.fn(() => void (this.active = true))
  readonly disconnect = vi.fn(() => void (this.active = this.connected = false))

  constructor(address: string, options: FakeSocket['options']) {
    super()
    this.address = address
    this.options = options
  }

  /** What it sends to say who it is. */
  get auth(): object {
    const send = vi.fn()
    this.options.auth(send)
    return send.mock.calls[0]?.[0]
  }

  open(recovered = false) {
    Object.assign(this, { connected: true, active: true, recovered })
    this.emit('connect')
  }

  /** `active`: whether the library tries again by itself. */
  lose(reason: string, active = reason !== 'io server disconnect') {
    Object.assign(this, { connected: false, active })
    this.emit('disconnect', reason)
  }

  refuse() {
    this.active = false
    this.emit('connect_error', new Error('refused'))
  }
}
