import { randomInt } from 'node:crypto'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'

/** Letters and digits without those that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Creates a voucher of this amount in the minor unit and returns its code; `issuedBy` is the withdrawal that it pays
 * out.
 */
export async function issueVoucher(
  db: Database,
  currency: string,
  amount: number,
  issuedBy: number | null,
): Promise<string> {
  const parts = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  const made = parts.join('-')
  await db.insertInto('vouchers').values({ code: made, currency, remaining: amount, issued_by: issuedBy }).execute()
  return made
}

/**
 * Takes an amount of the minor unit from a voucher. Throws 165 for an unknown voucher or another currency, and 110 with
 * the amount if it holds less.
 */
export async function spendVoucher(db: Database, given: string, currency: string, amount: number): Promise<void> {
  const own = given.toUpperCase().replaceAll('-', '').match(/.{4}/g)?.join('-') ?? ''
  const voucher = await db
    .selectFrom('vouchers')
    .where('code', '=', own)
    .where('currency', '=', currency)
    .selectAll()
    .executeTakeFirst()
  if (!voucher || voucher.remaining === 0) throw new ApiError(400, code.voucherInvalid, 'code')
  if (voucher.remaining < amount) throw new ApiError(400, code.fieldInvalid, 'amount')
  // Another player may have spent it meanwhile.
  const { numUpdatedRows } = await db
    .updateTable('vouchers')
    .set(({ eb }) => ({ remaining: eb('remaining', '-', amount) }))
    .where('code', '=', own)
    .where('remaining', '>=', amount)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError(400, code.voucherInvalid, 'code')
}
