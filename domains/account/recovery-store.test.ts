import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import type { Http } from '#engine/data/http.ts'
import { recoveryCalls } from '#schemas/calls/recovery.ts'
import { RecoveryStore } from './recovery-store.ts'

const send = vi.fn<(method: string, path: string, check: unknown, body?: object) => Promise<unknown>>()
const create = () => new RecoveryStore(recoveryCalls({ send } as unknown as Http))

beforeEach(() => send.mockReset())

it.each([
  [{ message: 'Look into your inbox.' }, 'Look into your inbox.'],
  [{}, ''],
  [{ message: 5 }, ''],
  ['', ''],
  [undefined, ''],
])('for %j returns the message %s', async (answer, words) => {
  send.mockResolvedValue(answer)
  expect(await create().sendLink('a@b.example')).toBe(words)
  expect(send.mock.calls[0]).toMatchObject(['POST', '/password-recovery-email', {}, { email: 'a@b.example' }])
})

it('sends the password byte for byte, then forgets the link', async () => {
  const recovery = create()
  recovery.begin('secret')
  send.mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue({})
  await expect(recovery.setPassword(' pä ss ')).rejects.toThrow(ApiError)
  expect(recovery.sessionId).toBe('secret')
  await recovery.setPassword(' pä ss ')
  expect(send.mock.lastCall).toMatchObject([
    'PATCH',
    '/password-recovery',
    {},
    { newPassword: ' pä ss ', sessionId: 'secret' },
  ])
  expect(recovery.sessionId).toBe('')
})
