import type { FastifyRequest } from 'fastify'
import type { Sites } from '../../../app/sites.ts'
import { emailTexts, type EmailLanguage } from './texts.ts'

/** The reader of an email: the origin of the brand’s pages, to which links lead, and the language. */
export interface Reader {
  site: string
  lang: EmailLanguage
}

/** Who reads the emails that a call sends; throws 400 if the calling page belongs to no brand. */
export const readerOf = (request: FastifyRequest, sites: Sites): Reader => ({
  site: sites.originOf(request),
  lang: languageOf(request),
})

/**
 * The caller’s language: that of the page’s cookie, otherwise the first supported one of the browser, otherwise
 * English.
 */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): EmailLanguage {
  const accepted = (headers['accept-language'] ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return [cookies.i18next ?? '', ...accepted].find(isKnown) ?? 'en'
}

const isKnown = (lang: string): lang is EmailLanguage => Object.hasOwn(emailTexts, lang)
