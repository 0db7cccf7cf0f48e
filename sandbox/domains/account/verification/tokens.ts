import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../app/clock.ts'

const tokenMs = 10 * 60_000
const linkMs = 30 * 60_000

/** What a token or a link opens, or why it opens nothing. */
export type OpenedToken = { userId: number } | 'expired' | 'unknown'

/**
 * The vendor’s tokens and links, signed by the sandbox. A token has the form that the WebSDK reads: a JWT between
 * `_act-sbx-jwt-` and `-v2`, whose `url` is the origin of the vendor’s page.
 */
export class VerificationTokens {
  readonly #clock: Clock
  readonly #secret: string
  /** Those that were made before are no longer accepted. */
  #since = 0

  constructor(clock: Clock, secret: string) {
    this.#clock = clock
    this.#secret = secret
  }

  /** A new token for a player, and the origin of the vendor’s page. */
  tokenFor(userId: number, url: string): string {
    return `_act-sbx-jwt-${this.#signed(userId, url)}-v2`
  }

  /** The path of a new link for another device, and until when it opens. */
  linkFor(userId: number): { path: string; expiresAt: string } {
    const expiresAt = this.#clock.now() + linkMs
    return { path: `/websdk/p/sbx_${this.#linkCode(userId, expiresAt)}`, expiresAt: new Date(expiresAt).toISOString() }
  }

  readToken(token: string): OpenedToken {
    const [, signed] = /^_act-sbx-jwt-(.+)-v2$/.exec(token) ?? []
    return signed === undefined ? 'unknown' : this.#read(signed)
  }

  readLink(code: string): OpenedToken {
    const [, signed = '', user, end] = /^sbx_((\d{1,15})_([\da-z]{1,11})_[\da-f]{20})$/.exec(code) ?? []
    const [userId, expiresAt] = [Number(user), parseInt(end ?? '', 36)]
    if (!isSame(signed, this.#linkCode(userId, expiresAt))) return 'unknown'
    return expiresAt <= this.#clock.now() || expiresAt - linkMs <= this.#since ? 'expired' : { userId }
  }

  /** Ends every token and link that was made so far. */
  expireAll(): void {
    this.#since = this.#clock.now()
  }

  clear(): void {
    this.#since = 0
  }

  /** Short, so that a QR code of it is easy to read. */
  #linkCode(userId: number, expiresAt: number): string {
    const body = `${userId}_${expiresAt.toString(36)}`
    return `${body}_${this.#proof(body, 'hex').slice(0, 20)}`
  }

  #signed(userId: number, url: string): string {
    const at = this.#clock.now()
    const content = { sub: String(userId), iat: at, exp: at + tokenMs, url }
    const body = `${encoded({ alg: 'HS256' })}.${encoded(content)}`
    return `${body}.${this.#proof(body)}`
  }

  #read(signed: string): OpenedToken {
    const [head = '', content = '', proof = ''] = signed.split('.')
    if (!isSame(proof, this.#proof(`${head}.${content}`))) return 'unknown'
    const { sub, iat, exp } = JSON.parse(Buffer.from(content, 'base64').toString()) as Record<string, number>
    if (Number(exp) <= this.#clock.now() || Number(iat) <= this.#since) return 'expired'
    return { userId: Number(sub) }
  }

  #proof(body: string, encoding: 'base64' | 'hex' = 'base64'): string {
    return createHmac('sha256', this.#secret).update(`verification:${body}`).digest(encoding)
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** In plain Base64, which `atob` of browsers reads. */
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
