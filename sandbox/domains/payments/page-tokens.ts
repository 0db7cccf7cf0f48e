import { createHmac, timingSafeEqual } from 'node:crypto'

/** The tokens that open payment pages: the id of a payment with a signature of the server. */
export class PageTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The token of a payment. */
  of(paymentId: number): string {
    return `${paymentId}.${this.#proof(paymentId)}`
  }

  /** The id of the token’s payment, or null. */
  read(token: string): number | null {
    const [, number = '', proof = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
    if (proof === '') return null
    return timingSafeEqual(Buffer.from(proof), Buffer.from(this.#proof(Number(number)))) ? Number(number) : null
  }

  #proof(paymentId: number): string {
    return createHmac('sha256', this.#secret).update(`payment-page:${paymentId}`).digest('base64url')
  }
}
