import type { FastifyInstance } from 'fastify'
import { answerError } from '../app/errors.ts'
import type { Clock } from '../app/clock.ts'
import type { ErrorLog } from '../app/error-log.ts'
import { compileRequest } from '../app/plugins/validation.ts'
import type { Telegram } from '../domains/account/telegram.ts'
import type { PageTokens } from '../domains/payments/page-tokens.ts'
import type { VerificationTokens } from '../domains/account/verification/tokens.ts'
import type { Verifications } from '../domains/account/verification/verifications.ts'
import type { Payments } from '../domains/payments/service.ts'
import { errorsVendor } from './errors/routes.ts'
import { googleAdsVendor, googleAnalyticsVendor, gtagVendor } from './google/routes.ts'
import { livechatApiVendor, livechatSecureVendor, livechatVendor } from './livechat/routes.ts'
import { paymentVendor } from './pay/routes.ts'
import { sportCode } from './sport-code.ts'
import { sportVendors } from './sport-vendors.ts'
import { sumsubVendor } from './sumsub/routes.ts'
import { tawkApiVendor, tawkVendor } from './tawk/routes.ts'
import { telegramOauthVendor, telegramVendor } from './telegram/routes.ts'

/** The vendors’ real origins and the names of their stand-ins. */
const standIns: Record<string, string> = {
  'https://telegram.org': 'telegram',
  'https://oauth.telegram.org': 'telegram-oauth',
  'https://sport.vendor.example': 'sport',
  'https://cdn.vendor.example': 'cdn',
  'wss://live.vendor.example': 'live',
  'https://cdn.livechatinc.com': 'livechat',
  'https://api.livechatinc.com': 'livechat-api',
  'wss://api.livechatinc.com': 'livechat-api',
  'https://secure.livechatinc.com': 'livechat-secure',
  'https://embed.tawk.to': 'tawk',
  'https://va.tawk.to': 'tawk-api',
  'wss://va.tawk.to': 'tawk-api',
  'https://www.googletagmanager.com': 'gtag',
  'https://www.google-analytics.com': 'google-analytics',
  'https://googleads.g.doubleclick.net': 'google-ads',
  'https://errors.vendor.example': 'errors',
  'https://in.sumsub.com': 'sumsub',
  'https://api.sumsub.com': 'sumsub',
}

const path = '/__vendors'

/** Returns the stand-in’s origin for each real origin, on the port of the sandbox. Paths stay the same. */
export const vendorOrigins = (port: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(standIns).map(([origin, name]) => [
      origin,
      `${origin.startsWith('wss:') ? 'ws' : 'http'}://${name}.vendors.localhost:${port}`,
    ]),
  )

/** Returns the internal path of a request: hosts of stand-ins are mapped below `/__vendors`. */
export function vendorUrl(host: string | undefined, url: string): string {
  const [, name] = /^([a-z0-9-]+)\.vendors\.localhost(?::\d+)?$/.exec(host ?? '') ?? []
  return name ? `${path}/${name}${url}` : url
}

interface Dependencies {
  clock: Clock
  errorLog: ErrorLog
  pageTokens: PageTokens
  payments: Payments
  telegram: Telegram
  verifications: Verifications
  verificationTokens: VerificationTokens
}

/** Serves every stand-in. */
export async function vendorRoutes(
  app: FastifyInstance,
  { clock, errorLog, pageTokens, payments, telegram, verifications, verificationTokens }: Dependencies,
): Promise<void> {
  const vendors: Record<string, (scope: FastifyInstance) => void> = {
    telegram: (scope) => telegramVendor(scope, telegram),
    'telegram-oauth': (scope) => telegramOauthVendor(scope, telegram),
    sport: sportVendors,
    cdn: sportCode,
    livechat: livechatVendor,
    'livechat-api': livechatApiVendor,
    'livechat-secure': livechatSecureVendor,
    tawk: tawkVendor,
    'tawk-api': tawkApiVendor,
    gtag: gtagVendor,
    'google-analytics': googleAnalyticsVendor,
    'google-ads': googleAdsVendor,
    errors: (scope) => errorsVendor(scope, errorLog),
    sumsub: (scope) => sumsubVendor(scope, verifications, verificationTokens),
    pay: (scope) => paymentVendor(scope, { clock, payments, pageTokens }),
  }
  for (const [name, routes] of Object.entries(vendors)) {
    await app.register(
      async (scope) => {
        scope.setValidatorCompiler(compileRequest)
        scope.setErrorHandler(answerError)
        routes(scope)
      },
      { prefix: `${path}/${name}` },
    )
  }
}
