import type { Language } from '#manifest'

/** A year, in seconds. */
const cookieAge = 365 * 24 * 60 * 60

/** The cookie that keeps a chosen language (spec §5), for `document.cookie` and for a server’s `Set-Cookie`. */
export const languageCookie = (language: Language) => `i18next=${language}; path=/; max-age=${cookieAge}; samesite=lax`
