import { expect, it } from 'vitest'
import { checkFixtures } from '../../answers/check-fixtures.ts'
import { productCall } from '../calls.ts'
import type { Answer } from '../check-call.ts'
import { fixturesOf } from './record.ts'

const user = {
  player_id: 'plr_58',
  login: 'amine',
  balance: 12.5,
  currency: 'TND',
}
const profile = {
  id: 'plr_58',
  login: 'amine',
  name: 'Amine',
  email: 'amine@mail.example',
  phone: '+21620123456',
  cardId: '09876543',
  fixed: ['name'],
}
const platform = { answers: { User: { id: '/player_id' } } }

const answer = (name: string, body: unknown): Answer => ({ call: productCall(name), path: name.split(' ')[1]!, body })
const answers = [
  answer('GET /auth/me', user),
  answer('GET /my/full-data', profile),
  answer('GET /popups', {
    count: 1,
    rows: [{ id: 7, title: 'Hello Amine', text: '<p>Write to amine@mail.example</p>' }],
  }),
  answer('GET /games', { count: 1, rows: [{ id: 'fox-2', providerId: 'amber', name: 'Fox 2' }] }),
  answer('GET /json-rpc/create-session/altenar', { token: 'abc' }),
]
const fixtures = fixturesOf(answers, platform, ['amine', 'Secret-1']).map((each) => ({ ...each, file: 'x.json' }))
const bodyOf = (name: string) => fixtures.find(({ call }) => call === name)!.responses[0]!.body

it('leaves out who the player is, in every response', () => {
  const text = JSON.stringify(fixtures)
  for (const personal of ['amine', 'Amine', '58', '20123456', '09876543', 'abc']) expect(text).not.toContain(personal)
  expect(bodyOf('GET /auth/me')).toEqual({ ...user, player_id: 'plr_11', login: 'scrubbed' })
})

it('keeps what is nobody’s', () => {
  expect(bodyOf('GET /games')).toEqual({ count: 1, rows: [{ id: 'fox-2', providerId: 'amber', name: 'Fox 2' }] })
})

it('is read as before', () => {
  expect(checkFixtures('x', platform, fixtures)).toEqual([])
})

it('is a problem that names call and field where a mapping does not fit', () => {
  const found = (given: object) =>
    checkFixtures('x', given, fixtures).map(({ severity, message }) => [severity, message])
  expect(found({})).toEqual([['error', 'x: GET /auth/me: cannot be read: User.id is missing']])
  expect(found({ answers: { User: { id: '/player_id', balance: '/login' } } })).toEqual([
    ['error', 'x: GET /auth/me: User.balance cannot be read: "scrubbed"'],
  ])
  expect(found({ answers: { User: { id: '/player_id', currency: '/iso' } } })).toEqual([
    ['warning', 'x: GET /auth/me: User.currency is mapped to a place that no recorded response has'],
  ])
  expect(found({ lacks: ['GET /auth/me'] })).toEqual([])
})
