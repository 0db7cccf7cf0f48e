/** A platform’s values of a property, and what they mean. */
export interface Translation {
  /** Undefined if the reader needs none. */
  values?: Record<string, string | number | boolean>
  /** How surely the values are those of the property, from 0 to 1. */
  likeness: number
  /** Values whose meaning is not known. */
  unknown: string[]
  /** Whether numbers were taken in the order of the schema’s values. */
  byOrder?: boolean
}

/** Words for the same value, in the order of one another’s counterparts. */
const synonyms: Record<string, string[]> = {
  deposit: ['in', 'credit', 'payin', 'topup'],
  withdrawal: ['out', 'debit', 'payout', 'cashout'],
  available: ['offered', 'granted'],
  active: ['running', 'wagering'],
  completed: ['released', 'done', 'success', 'successful'],
  done: ['completed', 'success', 'successful', 'paid'],
  spent: ['lost'],
  day: ['daily'],
  week: ['weekly'],
  month: ['monthly'],
  cancelled: ['canceled', 'refunded', 'void'],
  pending: ['waiting', 'new', 'created'],
  failed: ['error', 'declined', 'rejected'],
  table: ['tables'],
  slots: ['slot'],
}

const fold = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
/** The end of a value after its prefix: `games.tv-games` → tvgames, games. */
const ends = (value: string) => value.split(/[._:/-]/).map((_, index, parts) => fold(parts.slice(index).join('')))

/** Translates a platform’s values into those of an enumeration, also those that the samples do not have. */
export function translate(given: readonly unknown[], own: readonly (string | number)[]): Translation {
  const seen = [...new Set(given.map(String))]
  const pairs = seen.map((value) => [value, meaningOf(value, own)] as const)
  const known = pairs.flatMap(([value, meaning]) => (meaning === undefined ? [] : [[value, meaning] as const]))
  const unknown = pairs.flatMap(([value, meaning]) => (meaning === undefined ? value : []))
  if (known.length === 0) return byOrder(seen, own)
  const all = { ...likewise(known, own), ...counterparts(known, own), ...Object.fromEntries(known) }
  const needed = Object.entries(all).filter(([value, meaning]) => value.toLowerCase() !== String(meaning).toLowerCase())
  return {
    ...(needed.length > 0 && { values: Object.fromEntries(needed) }),
    likeness: known.length / seen.length,
    unknown,
  }
}

function meaningOf(value: string, own: readonly (string | number)[]): string | number | undefined {
  const same = (names: (each: string | number) => string[]) =>
    ends(value)
      .map((end) => own.find((each) => names(each).map(fold).includes(end)))
      .find((each) => each !== undefined)
  return same((each) => [String(each)]) ?? same((each) => synonyms[String(each).toLowerCase()] ?? [])
}

/** The platform’s other values, if all known ones are written in one way, such as `BET_WON`. */
function likewise(known: readonly (readonly [string, string | number])[], own: readonly (string | number)[]) {
  const [value, meaning] = known[0]!
  const [prefix = ''] = /^.*[._:/](?=[^._:/])/.exec(value.slice(0, value.length - String(meaning).length + 1)) ?? []
  const forms = [
    (each: string) => prefix + each.toUpperCase().replaceAll('-', '_'),
    (each: string) => prefix + each.toLowerCase(),
    (each: string) => prefix + each,
  ]
  const form = forms.find((write) => known.every(([theirs, ours]) => write(String(ours)) === theirs))
  return form ? Object.fromEntries(own.map((each) => [form(String(each)), each])) : {}
}

/** `IN` for deposits says that withdrawals are `OUT`. */
function counterparts(known: readonly (readonly [string, string | number])[], own: readonly (string | number)[]) {
  const [value, meaning] = known[0]!
  const place = (synonyms[String(meaning).toLowerCase()] ?? []).indexOf(fold(value))
  const write = (word: string) => (value === value.toUpperCase() ? word.toUpperCase() : word)
  if (place < 0) return {}
  return Object.fromEntries(
    own.flatMap((each) => {
      const other = synonyms[String(each).toLowerCase()]?.[place]
      return other ? [[write(other), each]] : []
    }),
  )
}

/** Numbers from 1 to the count of the schema’s values, or from 0, are taken in the schema’s order: a guess, told as such. */
function byOrder(seen: string[], own: readonly (string | number)[]): Translation {
  const first = seen.includes('0') ? 0 : 1
  const isOrder = seen.every((value) => /^\d+$/.test(value) && Number(value) - first < own.length)
  if (!isOrder || own.length > 3) return { likeness: 0, unknown: seen }
  return {
    values: Object.fromEntries(own.map((each, index) => [String(first + index), each])),
    likeness: 0.3,
    unknown: [],
    byOrder: true,
  }
}
