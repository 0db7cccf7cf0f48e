import type { ErrorBody } from '#api'
import { ApiError } from './api-error.ts'

/** Translates a key with parameters; returns the empty string if the key has no text. */
export type Translate = (key: string, parameters?: Record<string, unknown>) => string

/** Returns the message for a failed call, in the order of spec §8: field and code, code, message, generic. */
export function errorText(error: unknown, translate: Translate): string {
  const generic = translate('errors:code.400')
  const body = error instanceof ApiError ? error.body : undefined
  if (!body) return generic
  return fieldText(body, translate) || codeText(body, translate) || body.message || generic
}

function fieldText({ code, param, errors }: ErrorBody, translate: Translate): string {
  const about = param && code !== undefined ? { code, param } : errors?.[0]
  if (!about?.param || about.code === undefined) return ''
  const field = translate(`errors:field.${about.param}`) || about.param
  return translate(`errors:code.${about.code}`, { field })
}

function codeText({ code, errors }: ErrorBody, translate: Translate): string {
  const known = code ?? errors?.[0]?.code
  return known === undefined ? '' : translate(`errors:code.${known}`)
}
