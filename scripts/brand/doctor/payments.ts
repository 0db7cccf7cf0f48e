import { randomUUID } from 'node:crypto'
import type { Platform } from '#manifest'
import { NoResponse, type Client } from './client.ts'
import type { Check } from './report.ts'

const call = 'GET /payments/operations/{key}'

/**
 * Asks for a payment by a key that was never used. The status shows what `platform.idempotency.payments` could be, and
 * proves nothing: whether a key makes one payment would only be known by paying.
 */
export async function checkUnknownPayment(client: Client, { lacks, idempotency }: Platform): Promise<Check> {
  const name = 'payment by an unused key'
  if (lacks?.includes(call)) return { name, severity: 'skipped', message: `not made: ${call} is in platform.lacks` }
  try {
    const { status } = await client.call('GET', `/payments/operations/${randomUUID()}`)
    const unknown = await client.call('GET', `/payments/${randomUUID()}`)
    return { name, ...meaningOf(status, unknown.status, idempotency?.payments) }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return { name, severity: 'warning', message: error.message }
  }
}

function meaningOf(
  status: number,
  ofUnknownPath: number,
  declared: NonNullable<Platform['idempotency']>['payments'] = 'none',
): Pick<Check, 'severity' | 'message'> {
  const said = `idempotency.payments is ${declared}`
  if (status === 405 || status === 501)
    return { severity: 'ok', message: `status ${status}: ${call} belongs in platform.lacks (${said})` }
  if (status !== 404) {
    const isWrong = declared === 'status'
    return {
      severity: isWrong ? 'warning' : 'ok',
      message: `status ${status}, not 404: \`status\` would be wrong (${said})`,
    }
  }
  const doubt = ofUnknownPath === 404 ? ', or that it lacks the call: paths that do not exist answer 404 too' : ''
  return { severity: 'ok', message: `404: it may mean that nothing was made${doubt}. Ask the platform (${said})` }
}
