import type { ErrorBody } from '#api'

/** What a failed call’s response says of one field, or of none. */
export interface FieldReason {
  /** The field by the name that a form has for it. */
  param?: string
  text: string
}

/** What a failed call’s response says in another form than the spec’s. */
export interface Reason {
  message?: string
  fields: FieldReason[]
  /** Whether the response is a text without structure: such a one may come from something between. */
  isText: boolean
}

/** A failed API call. `status` and `body` are those of the response; both are undefined without a response. */
export class ApiError extends Error {
  readonly status: number | undefined
  readonly body: ErrorBody | undefined
  /** Whether the platform does not have the call. */
  isAbsent = false
  /** Whether the response is a page of HTML: from something between, or from a server that failed. */
  isHtml = false
  /** What the response says in the form of a web framework, where it is not the spec’s. */
  reason: Reason | undefined
  /** After a refusal of too many attempts (429): when to try again, in milliseconds from its arrival. */
  retryAfterMs: number | undefined

  constructor(message: string, status?: number, body?: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** The error of a request that never left the browser as a whole. */
export class NotSent extends ApiError {}
