import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { recoveryCalls } from '#schemas/calls/recovery.ts'
import { readSuccessMessage } from '#schemas/read/recovery.ts'
import { RecoveryStore } from './recovery-store.ts'

const send = vi.fn<(method: string, path: string, check: unknown, body?: object) => Promise<unknown>>()
const create = () => new RecoveryStore(recoveryCalls(fakeHttp({ send })))

beforeEach(() => send.mockReset())

it.each([
  [{ message: 'Look into your inbox.' }, 'Look into your inbox.'],
  [{}, ''],
  ['', ''],
  [undefined, ''],
])('for %j returns the message %s', async (answer, words) => {
  send.mockResolvedValue(answer)
  expect(await create().sendLink('a@b.example')).toBe(words)
  expect(send.mock.calls[0]).toEqual(['POST', '/password-recovery-email', readSuccessMessage, { email: 'a@b.example' }])
})

it('sends the password byte for byte, then forgets the link', async () => {
  const recovery = create()
  recovery.begin('secret')
  send.mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue({})
  await expect(recovery.setPassword(' pä ss ')).rejects.toThrow(ApiError)
  expect(recovery.hasLink).toBe(true)
  await recovery.setPassword(' pä ss ')
  expect(send.mock.lastCall).toEqual([
    'PATCH',
    '/password-recovery',
    readSuccessMessage,
    { newPassword: ' pä ss ', sessionId: 'secret' },
  ])
  expect(recovery.hasLink).toBe(false)
})
