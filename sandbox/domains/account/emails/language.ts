import type { FastifyRequest } from 'fastify'
import { emailTexts, type EmailLanguage } from './texts.ts'

/**
 * The caller’s language: that of the page’s cookie, otherwise the first supported one of the browser, otherwise
 * English.
 */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): EmailLanguage {
  const accepted = (headers['accept-language'] ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return [cookies.i18next ?? '', ...accepted].find(isKnown) ?? 'en'
}

const isKnown = (lang: string): lang is EmailLanguage => Object.hasOwn(emailTexts, lang)
