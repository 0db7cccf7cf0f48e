import type { FastifyRequest } from 'fastify'
import { emailTexts, type EmailLanguage } from './texts.ts'

/** The language that the caller reads: that of the page’s cookie, else the browser’s first that emails are written in, else English. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): EmailLanguage {
  const accepted = (headers['accept-language'] ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return [cookies.i18next ?? '', ...accepted].find(isKnown) ?? 'en'
}

const isKnown = (lang: string): lang is EmailLanguage => Object.hasOwn(emailTexts, lang)
