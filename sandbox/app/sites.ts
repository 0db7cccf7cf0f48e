import type { FastifyRequest } from 'fastify'
import { ApiError, code } from './errors.ts'
import { languageOf } from '../domains/account/emails/language.ts'
import type { Reader } from '../domains/account/emails/emails.ts'
import { originOf } from './origin.ts'

const ownNames = /^((.+\.)?localhost|127\.0\.0\.1)$/

/** Which brand’s pages call. Emails lead there, so a host that is none of them is not believed. */
export class Sites {
  readonly #origins: readonly string[]
  readonly #currencies: Record<string, string>

  /** The origins that may call across origins, and each brand’s currency by host name. */
  constructor(origins: readonly string[], currencies: Record<string, string>) {
    this.#origins = origins
    this.#currencies = currencies
  }

  /** The origin of the calling page; throws 400 where it is none of the brands’. */
  originOf(request: FastifyRequest): string {
    const origin = request.headers.origin ?? originOf(request)
    const known =
      URL.canParse(origin) && (ownNames.test(hostOf(origin)) || Object.hasOwn(this.#currencies, hostOf(origin)))
    if (!known && !this.#origins.includes(origin)) throw new ApiError(400, code.generic)
    return new URL(origin).origin
  }

  /** Who reads the emails that a call causes; throws 400 as `originOf` does. */
  readerOf(request: FastifyRequest): Reader {
    return { site: this.originOf(request), lang: languageOf(request) }
  }

  /** The currency of the brand whose page calls; the euro where the sandbox does not know the brand. */
  currencyOf(request: FastifyRequest): string {
    return this.#currencies[hostOf(this.originOf(request))] ?? 'EUR'
  }
}

const hostOf = (origin: string) => new URL(origin).hostname
