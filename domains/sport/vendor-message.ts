import type { SportMessage } from '#api'
import { readSportMessage } from '#schemas/read/sport.ts'
import { reportUnreadable } from './report-once.ts'

/** A message of a framed vendor, or of our script in its document: `document` when that has loaded. */
export type VendorMessage = SportMessage | { type: 'document' }

type Reader = (value: unknown, reading: Parameters<typeof readSportMessage>[1]) => VendorMessage | undefined

/** Other names for the same, as public integrations of vendors have them. */
const aliases: Record<string, SportMessage['type']> = {
  register: 'registration',
  loginTrigger: 'login',
  SportLogin: 'login',
  SportRegister: 'registration',
  SportRegistration: 'registration',
}

/**
 * Reads a vendor’s message generously: an object or its JSON, with `type` or, as Digitain’s, with `command`. The first one
 * that cannot be read is logged.
 */
export const readVendorMessage: Reader = (value, reading) => {
  const given = parsed(value)
  if (given?.type === 'document') return { type: 'document' }
  const type = given?.type ?? given?.command
  const message = given && readSportMessage({ ...given, type: aliases[String(type)] ?? type }, reading)
  if (!message) reportUnreadable('The message of a framed sportsbook', [value])
  return message
}

function parsed(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'object' && value !== null) return { ...value }
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined
  try {
    return JSON.parse(value) as Record<string, unknown>
  } catch {
    return undefined
  }
}
