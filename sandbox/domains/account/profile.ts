import type { Selectable, Updateable } from 'kysely'
import type { FullData, FullDataChange } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import { flag } from '../../app/db/flag.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import type { Emails } from './emails/emails.ts'
import type { Reader } from './emails/reader.ts'
import { detailsOf, forbiddenIn, readDetails } from './details.ts'
import { checkAge, checkFields, withPlus } from './fields.ts'
import { playersKey, refuseTaken } from './players.ts'

/** Fields that verified documents prove; they are then fixed. */
const proven = ['name', 'surname', 'country', 'birthday', 'cardId'] as const

/** Fields that may be emptied. */
const optional = ['city', 'cardId']

/** A player’s personal data. Rejects with 404 if there is no such player. */
export async function readFullData(db: Database, userId: number): Promise<FullData> {
  const row = await db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirst()
  if (!row) throw notFound()

  const data = fieldsOf(row)
  const fixed = row.is_verificated ? proven.filter((field) => data[field] !== '') : []
  return {
    id: row.id,
    login: row.login,
    currency: row.currency,
    ...data,
    isEmailConfirmed: row.is_email_confirmed === 1,
    isPhoneConfirmed: row.is_phone_confirmed === 1,
    fixed,
    ...readDetails(row.details),
  }
}

/**
 * Saves the fields that differ, and asks `reader` to confirm a new address. Throws 110, 111, 112, or 116 with the fixed
 * fields.
 */
export async function changeFullData(
  { db, clock, emails }: { db: Database; clock: Clock; emails: Emails },
  userId: number,
  change: FullDataChange,
  reader: Reader,
): Promise<FullData> {
  const refused = forbiddenIn(change, 'change')
  if (refused.length > 0) throw new ApiError(400, code.fieldInvalid, ...refused)
  const before = await readFullData(db, userId)
  const wanted = normalized(change)
  const differing = Object.entries(wanted).filter(([field, value]) => value !== before[field as keyof FullData])
  const changed: FullDataChange = Object.fromEntries(differing)
  if (Object.keys(changed).length === 0) return before

  const details = detailsOf(changed)
  checkFields(
    changed,
    Object.keys(changed).filter((field) => !optional.includes(field) && !(field in details)),
  )
  const fixed = before.fixed.filter((field) => field in changed)
  if (fixed.length > 0) throw new ApiError(400, code.fieldFixed, ...fixed)
  if (changed.birthday) checkAge(Number(changed.birthday), clock.now())

  await transact(db, playersKey, async (transaction) => {
    await refuseTaken(transaction, { login: null, email: changed.email ?? null, phone: changed.phone ?? null }, userId)
    await transaction
      .updateTable('users')
      .set({ ...columnsOf(changed), ...(await mergedDetails(transaction, userId, details)) })
      .where('id', '=', userId)
      .execute()
  })
  if (changed.email) {
    if (before.email) await emails.changed(before.email, 'email', reader.lang)
    await emails.confirm(userId, changed.email, reader)
  }
  return readFullData(db, userId)
}

/** The details of a player with these in place of their own; nothing to set where none change. */
async function mergedDetails(db: Database, userId: number, details: Record<string, unknown>) {
  if (Object.keys(details).length === 0) return {}
  const row = await db.selectFrom('users').where('id', '=', userId).select('details').executeTakeFirst()
  return { details: JSON.stringify({ ...readDetails(row?.details ?? null), ...details }) }
}

const fieldsOf = (row: Selectable<Tables['users']>): Required<FullDataChange> => ({
  name: row.name ?? '',
  surname: row.surname ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  country: row.country ?? '',
  city: row.city ?? '',
  birthday: row.birthday === null ? '' : String(row.birthday),
  cardId: row.card_id ?? '',
})

/** Normalizes values to their stored form, so that another spelling of the same value is no change. */
const normalized = (change: FullDataChange): FullDataChange => ({
  ...change,
  ...(change.phone && { phone: withPlus(change.phone) }),
  ...(change.cardId && { cardId: change.cardId.toLowerCase() }),
})

function columnsOf({
  name,
  surname,
  email,
  phone,
  country,
  city,
  birthday,
  cardId,
}: FullDataChange): Updateable<Tables['users']> {
  return {
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
    ...(email !== undefined && { email, is_email_confirmed: flag(false) }),
    ...(phone !== undefined && { phone, is_phone_confirmed: flag(false) }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city: city || null }),
    ...(birthday !== undefined && { birthday: Number(birthday) }),
    ...(cardId !== undefined && { card_id: cardId || null }),
  }
}
