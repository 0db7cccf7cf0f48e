import type { Language } from '#manifest'

/** A year, in seconds. */
const cookieAge = 365 * 24 * 60 * 60

/** The attributes of the cookie `i18next`. */
export const languageCookieAttributes = `path=/; max-age=${cookieAge}; samesite=lax`

/** The cookie that keeps a chosen language (spec §5), as a server’s `Set-Cookie` has it. */
export const languageCookie = (language: Language) => `i18next=${language}; ${languageCookieAttributes}`
