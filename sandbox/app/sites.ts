import type { FastifyRequest } from 'fastify'
import { ApiError, code } from './errors.ts'
import { isOwnName } from './hosts.ts'
import type { LimitRules } from './limit-rules.ts'
import { originOf, receivedAt, siteOf } from './origin.ts'
import { folderOf } from '../art/sets.ts'

/** What of a brand’s manifest the sandbox holds its players to. */
export interface BrandRules {
  /** The lengths of breaks and exclusions that the brand offers, in days. */
  breakDays?: readonly number[] | undefined
  exclusionDays?: readonly number[] | undefined
  openExclusion?: boolean | undefined
  panicHours?: number | undefined
  /** Whether players may have several games open for money. */
  parallel?: boolean | undefined
  providerWaitMinutes?: number | undefined
  limits?: LimitRules | undefined
}

/** Identifies the brand whose page makes a call. Emails link to it, so only the hosts of known brands are trusted. */
export class Sites {
  readonly #origins: readonly string[]
  readonly #currencies: Record<string, string>
  readonly #rules: Record<string, BrandRules>

  /** Takes the origins that may call across origins, and the currency and the rules of each brand by host name. */
  constructor(origins: readonly string[], currencies: Record<string, string>, rules: Record<string, BrandRules> = {}) {
    this.#rules = rules
    this.#origins = origins
    this.#currencies = currencies
  }

  /** Whether any brand has rules of limits. */
  get haveLimitRules(): boolean {
    return Object.values(this.#rules).some(({ limits }) => limits)
  }

  /** The rules of limits of the calling page’s brand; undefined if it has none. */
  limitRulesOf(request: FastifyRequest): LimitRules | undefined {
    return this.rulesOf(request).limits
  }

  /** The origin of the calling page, as its browser knows it; throws 400 if it belongs to no brand. */
  originOf(request: FastifyRequest): string {
    return request.server.publicOrigin(this.#pageOf(request))
  }

  #pageOf(request: FastifyRequest): string {
    const origin = request.headers.origin ?? receivedAt(request)
    const known = URL.canParse(origin) && (isOwnName(hostOf(origin)) || Object.hasOwn(this.#currencies, hostOf(origin)))
    if (!known && !this.#origins.includes(origin)) throw new ApiError(400, code.generic)
    return new URL(origin).origin
  }

  /** The rules of the calling page’s brand; none if the brand is unknown. */
  rulesOf(request: FastifyRequest): BrandRules {
    const page = request.headers.origin ?? receivedAt(request)
    return (URL.canParse(page) && this.#rules[hostOf(page)]) || {}
  }

  /** The currency of the calling page’s brand; the euro if the brand is unknown. */
  currencyOf(request: FastifyRequest): string {
    return this.#currencies[hostOf(this.#pageOf(request))] ?? 'EUR'
  }

  /**
   * The origin of the sandbox’s own addresses, the currency of the calling page’s brand (the euro if it is unknown), and
   * the folder of its pictures.
   */
  callerOf(request: FastifyRequest): { origin: string; currency: string; art: string } {
    const page = request.headers.origin ?? receivedAt(request)
    const currency = URL.canParse(page) ? this.#currencies[hostOf(page)] : undefined
    return { origin: originOf(request), currency: currency ?? 'EUR', art: folderOf(siteOf(request)) }
  }
}

/** The host name of an origin. */
export const hostOf = (origin: string) => new URL(origin).hostname
