import { isObject } from '#manifest-tools/json/pointer.ts'

/** Values of the player that must not be kept, and what stands in for each. */
export type Replacements = ReadonlyMap<string, string>

/** Keys under which any text is personal or secret, by their words. */
const personal =
  /(^|_)(login|username|nickname|nick|email|mail|phone|mobile|msisdn|surname|lastname|firstname|first_name|last_name|birth\w*|born|address|street|city|zip|postcode|passport|document_number|iban|account_number|card_number|ip|password|secret|token|session|jwt|auth\w*|csrf|voucher\w*)(_|$)/
/** Keys of identifiers: in a player’s own responses, their digits are personal. */
const identifying = /(^|_)(id|uuid|guid|key|reference|ref|ticket|tx|round|transaction|number)(_|$)/

const email = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi
const phone = /\+\d[\d ()-]{6,}\d/g
const secret = /\b(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{28,}(\.[\w-]+)*\b/g

/** How a response is scrubbed. */
export interface Scrubbing {
  replacements: Replacements
  /** Whether the response is the player’s own, so that its identifiers are personal. */
  isOwn: boolean
  /** Whether every text of it is secret, as in a vendor’s session. */
  isSecret: boolean
}

/** Returns a response without personal data. Types, keys and lengths of lists stay, so that it is read as before. */
export function scrub(value: unknown, how: Scrubbing, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => scrub(item, how, key))
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scrub(part, how, snake(name))]))
  }
  const replacement = how.replacements.get(String(value))
  if (typeof value === 'number') {
    if (replacement !== undefined && identifying.test(key)) return Number(replacement)
    return how.isOwn && identifying.test(key) ? 1 : value
  }
  return typeof value === 'string' && value !== '' ? scrubText(value, replacement, key, how) : value
}

function scrubText(value: string, replacement: string | undefined, key: string, how: Scrubbing): string {
  if (replacement !== undefined) return replacement
  if (how.isSecret || personal.test(key)) return standIn(value)
  if (how.isOwn && identifying.test(key)) return value.replace(/\d/g, '1')
  const parts = [...how.replacements].filter(([each]) => each.length > 3)
  const without = parts.reduce((text, [each, other]) => text.replaceAll(each, other), value)
  return without.replace(email, 'player@example.com').replace(phone, '+10000000000').replace(secret, 'scrubbed')
}

/** A text of the same kind: what is read as an address, a number or a code still is. */
export function standIn(value: string): string {
  if (value.includes('@')) return 'player@example.com'
  if (/^\+?\d+$/.test(value)) return value.replace(/\d/g, '1')
  if (/^https?:\/\//.test(value)) return 'https://example.com/'
  return 'scrubbed'
}

const snake = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
