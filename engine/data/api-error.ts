import type { ErrorBody } from '#api'

/** A call that did not succeed. `status` and `body` are what the server answered; neither is there when no answer came. */
export class ApiError extends Error {
  readonly status: number | undefined
  readonly body: ErrorBody | undefined

  constructor(message: string, status?: number, body?: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}
