import { afterEach, beforeEach, expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { type Database, openDatabase } from '../../app/db/database.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { Emails } from './emails/emails.ts'
import { Links } from './links.ts'
import { Outbox } from './outbox.ts'
import { SignIn } from './sign-in.ts'
import { testDatabase } from '../../testing/database.ts'

const minute = 60_000
let db: Database
let clock: Clock
let outbox: Outbox
let signIn: SignIn

beforeEach(async () => {
  db = await openDatabase(await testDatabase('empty'))
  clock = new Clock()
  await seedIfEmpty(db, clock)
  outbox = new Outbox(db, clock)
  signIn = new SignIn(db, clock, new Emails(outbox, new Links(db, clock)))
})
afterEach(() => db.destroy())

const fail = (times: number, login = 'claire', address = '10.0.0.1') =>
  Promise.allSettled(Array.from({ length: times }, () => signIn.check(login, 'wrong', address, 'en')))
const recipients = async () => (await outbox.list()).map(({ recipient }) => recipient)

test('the tenth failure sends the player one email, further attempts send none', async () => {
  await fail(9)
  expect(await outbox.list()).toEqual([])
  await fail(3)
  const [mail, ...others] = await outbox.list()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'mail',
    recipient: 'claire@players.example',
    subject: expect.stringContaining('locked'),
  })
  expect(mail?.text).toMatch(/^10 attempts to sign in as claire from the address 10\.0\.0\.1 failed.* up to 15 minutes/)
}, 15_000)

test('addresses and players lock independently', async () => {
  await fail(10)
  await fail(10, 'claire', '10.0.0.2')
  await fail(10, 'amine')
  expect(await recipients()).toEqual(['claire@players.example', 'claire@players.example', 'amine@players.example'])
}, 15_000)

test('a continuing lock sends one email in fifteen minutes', async () => {
  await fail(1)
  clock.offsetMs += 5 * minute
  await fail(9)
  clock.offsetMs += 10 * minute
  const [again] = await fail(1)
  expect(again).toMatchObject({ reason: { status: 400 } })
  expect(await recipients()).toHaveLength(1)
  clock.offsetMs += 5 * minute
  await fail(9)
  expect(await recipients()).toHaveLength(2)
}, 15_000)

test('a success at the tenth attempt locks nothing and sends nothing', async () => {
  await fail(9)
  expect(await signIn.check('claire', 'Demo-1234', '10.0.0.1', 'en')).toBe(1003)
  await fail(9)
  expect(await outbox.list()).toEqual([])
}, 15_000)

test('unknown logins, closed accounts and players without an address get no email', async () => {
  await db.updateTable('users').set({ closed: 1 }).where('login', '=', 'claire').execute()
  await db.updateTable('users').set({ email: null }).where('login', '=', 'amine').execute()
  for (const login of ['nobody', 'claire', 'amine']) await fail(10, login)
  expect(await outbox.list()).toEqual([])
}, 15_000)

/** One wrong password from each of so many addresses. Returns how many were checked. */
async function guessFrom(addresses: number, login = 'claire') {
  const results = []
  for (let each = 1; each <= addresses; each++) results.push(...(await fail(1, login, `10.9.0.${each}`)))
  return results.filter((result) => result.status === 'rejected' && result.reason.status !== 429).length
}

test('many addresses that guess one login are slowed down together', async () => {
  expect(await guessFrom(40)).toBe(20)
  expect(await guessFrom(40, 'amine')).toBe(20)
  clock.offsetMs += 20_000
  expect(await guessFrom(40)).toBe(0)
  clock.offsetMs += 10_500
  expect(await guessFrom(40)).toBe(1)
}, 30_000)

test('a player signs in where they did before, however many others guess, and elsewhere half a minute after them', async () => {
  await signIn.check('claire', 'Demo-1234', '10.0.0.7', 'en')
  clock.offsetMs += 60 * 24 * 60 * minute
  await guessFrom(40)
  expect(await signIn.check('claire', 'Demo-1234', '10.0.0.7', 'en')).toBe(1003)
  await expect(signIn.check('claire', 'Demo-1234', '10.0.0.8', 'en')).rejects.toMatchObject({ status: 429 })
  clock.offsetMs += 31_000
  expect(await signIn.check('claire', 'Demo-1234', '10.0.0.8', 'en')).toBe(1003)
}, 30_000)

test('a known address may not guess more often than any other', async () => {
  await signIn.check('claire', 'Demo-1234', '10.0.0.7', 'en')
  await guessFrom(20)
  const results = await fail(11, 'claire', '10.0.0.7')
  // Which of the parallel attempts comes last is the database’s choice.
  const statuses = results.map((result) => result.status === 'rejected' && result.reason.status)
  expect(statuses.sort()).toEqual([...Array(10).fill(400), 429])
}, 30_000)
