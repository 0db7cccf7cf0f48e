import { expect, test } from 'vitest'
import { signedIn } from '../../testing/browser.ts'
import { connected, listen } from '../../testing/live.ts'
import { moveClock } from '../../testing/messages.ts'

const hour = 60 * 60_000

test('the time of a connected page counts, however long it is silent', async () => {
  const live = await listen()
  const own = await signedIn(live.app)
  await own.put('/api/my/limits', { kind: 'session', period: 'month', amount: 60 })
  const socket = await connected(live.socket({ cookie: own.cookieHeader }))
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  await moveClock(live.app, 2 * hour)
  await gone
  expect((await own.get('/api/auth/me')).statusCode).toBe(401)
  await live.close()
})
