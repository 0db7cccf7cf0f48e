import type { Platform } from '#manifest'
import { readAnswer } from '../../answers/read-answer.ts'
import type { Fixture } from '../../answers/fixtures.ts'
import type { Answer } from '../check-call.ts'
import { scrub, standIn, type Replacements } from './scrub.ts'

/** The properties that say who the player is, by entity. */
const who: Record<string, readonly string[]> = {
  User: ['id', 'login'],
  FullData: ['id', 'login', 'name', 'surname', 'email', 'phone', 'city', 'birthday', 'cardId'],
  UserDocument: ['name'],
  MaxBalance: ['login'],
}

/** The most items that are kept of a list. */
const most = 20

/** Returns responses as fixtures, without personal data. `said` is what the player signed in with. */
export function fixturesOf(answers: readonly Answer[], platform: Platform, said: readonly string[] = []): Fixture[] {
  const replacements = personalValues(answers, platform, said)
  const calls = new Map<string, Fixture>()
  for (const { call, path, body } of answers) {
    const fixture = calls.get(call.name) ?? { call: call.name, responses: [] }
    calls.set(call.name, fixture)
    const isOwn = call.session === true || call.entity?.name === 'User'
    const isSecret = call.path.includes('session')
    fixture.responses.push({ path, body: scrub(shortened(body), { replacements, isOwn, isSecret }) })
  }
  return [...calls.values()]
}

function personalValues(answers: readonly Answer[], platform: Platform, said: readonly string[]): Replacements {
  const values = answers.flatMap(({ call, body }) =>
    readAnswer(call.reads!, body, platform).entities.flatMap(({ name, value }) =>
      (who[name] ?? []).flatMap((key) => value[key] ?? []),
    ),
  )
  const texts = [...values, ...said].map(String).filter((value) => value !== '')
  return new Map(texts.map((value) => [value, /\d$/.test(value) ? value.replace(/\d/g, '1') : standIn(value)]))
}

const shortened = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (_key, value) => (Array.isArray(value) ? value.slice(0, most) : value)))
