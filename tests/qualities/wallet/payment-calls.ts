import { randomUUID } from 'node:crypto'
import { type Client, retryAfterLoss, sendUntilKnown } from './client.ts'
import type { ServedOperation } from '../../../sandbox/app/served.ts'

/** Makes a payment that must be accepted exactly once, whatever is lost; `twice` sends each call twice in parallel. */
export async function makePayment(
  client: Client,
  path: 'deposits' | 'withdrawals',
  body: object,
  twice: boolean,
): Promise<ServedOperation> {
  const key = randomUUID()
  const send = () => client.api('POST', `/payments/${path}`, body, key)
  const look = async () => {
    const found = await client.api('GET', `/payments/operations/${key}`)
    return found.status === 200 ? found : null
  }
  for (;;) {
    const [answer, same] = await Promise.all([
      sendUntilKnown(send, look),
      twice ? sendUntilKnown(send, look) : undefined,
    ])
    if (same?.status === 200 && answer.status === 200 && same.body.id !== answer.body.id)
      throw new Error('one key made two payments')
    if (answer.status === 200) return answer.body as unknown as ServedOperation
    if (answer.status !== 429)
      throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`)
    await nextMinute(client)
  }
}

/** The payment with a key, which must exist. */
export async function findPayment(client: Client, key: string): Promise<ServedOperation> {
  const { status, body } = await client.api('GET', `/payments/operations/${key}`)
  if (status !== 200) throw new Error(`the payment ${key} does not exist: ${status}`)
  return body as unknown as ServedOperation
}

/** Advances the sandbox’s clock, because only thirty payments a minute are allowed. */
async function nextMinute(client: Client): Promise<void> {
  const { body } = await retryAfterLoss(() => client.control('GET', '/clock'))
  await retryAfterLoss(() => client.control('PUT', '/clock', { offsetMs: Number(body.offsetMs) + 61_000 }))
}
