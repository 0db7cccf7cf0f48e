import { afterEach, beforeEach, expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { type Database, openDatabase } from '../../app/db/database.ts'
import { Outbox } from './outbox.ts'
import { testDatabase } from '../../testing/database.ts'

let db: Database
const clock = new Clock()
beforeEach(async () => {
  db = await openDatabase(await testDatabase('empty'))
})
afterEach(() => db.destroy())

test('messages are listed in the order of sending, with the sandbox’s time, even if the clock moves back', async () => {
  const outbox = new Outbox(db, clock)
  clock.offsetMs = Date.UTC(2030, 0, 1) - Date.now()
  await outbox.send({ kind: 'mail', recipient: 'claire@players.example', subject: 'Hello', text: 'First' })
  clock.offsetMs = 0
  await outbox.send({ kind: 'sms', recipient: '+33639980143', text: 'Second' })

  const [mail, sms] = await outbox.list()
  expect(mail).toMatchObject({
    id: 1,
    kind: 'mail',
    recipient: 'claire@players.example',
    subject: 'Hello',
    text: 'First',
  })
  expect(mail?.at).toMatch(/^2030-01-01T00:00:/)
  expect(sms).toMatchObject({ id: 2, kind: 'sms', recipient: '+33639980143', subject: null, text: 'Second' })
  expect(await outbox.list('+33639980143')).toEqual([sms])
  expect(await outbox.list('claire')).toEqual([])
})
