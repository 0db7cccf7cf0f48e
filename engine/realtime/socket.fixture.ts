import { EventEmitter } from 'node:events'
import { vi } from 'vitest'

/** A fake socket of socket.io-client; tests emit the server’s events. */
export class FakeSocket extends EventEmitter {
  readonly address: string
  readonly options: Record<string, unknown> & { auth: (send: (payload: object) => void) => void }
  connected = false
  recovered = false
  readonly io = Object.assign(new EventEmitter(), { engine: { close: vi.fn() } })
  readonly connect = vi.fn()
  readonly disconnect = vi.fn(() => void (this.connected = false))

  constructor(address: string, options: FakeSocket['options']) {
    super()
    this.address = address
    this.options = options
  }

  /** The data it identifies itself with. */
  get auth(): object {
    const send = vi.fn()
    this.options.auth(send)
    return send.mock.calls[0]?.[0]
  }

  open(recovered = false) {
    Object.assign(this, { connected: true, recovered })
    this.emit('connect')
  }

  lose(reason: string) {
    this.connected = false
    this.emit('disconnect', reason)
  }

  refuse() {
    this.emit('connect_error', new Error('refused'))
  }
}
