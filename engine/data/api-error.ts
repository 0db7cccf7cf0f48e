import type { ErrorBody } from '#api'

/** A failed API call. `status` and `body` are those of the response; both are undefined without a response. */
export class ApiError extends Error {
  readonly status: number | undefined
  readonly body: ErrorBody | undefined
  /** Whether the platform does not have the call. */
  isAbsent = false

  constructor(message: string, status?: number, body?: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** The error of a request that never left the browser as a whole. */
export class NotSent extends ApiError {}
