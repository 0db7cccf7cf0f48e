import blns from 'big-list-of-naughty-strings'
import { expect, test } from 'vitest'
import { buildSandbox } from '../../app/server.ts'
import { signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

const controls = Array.from({ length: 0x20 }, (_, code) => `a${String.fromCharCode(code)}b`)
const naughty = [
  ...blns,
  ...controls,
  '\u007f',
  '\u2028',
  '\ufeffab',
  'a\u200cb',
  'a\ud800b',
  '\udc00',
  '__proto__',
  'constructor',
  'toString',
  '"}{"',
  '%00',
  '\\u0000',
]

test('five hundred naughty strings are stored byte for byte, or refused by the field’s rule', async () => {
  expect(naughty.length).toBeGreaterThan(500)
  const sandbox = await buildSandbox({ database: await testDatabase() })
  const player = await signedIn(sandbox.app, 'lena')
  const kept = { name: 0, city: 0 }
  for (const text of naughty) {
    for (const field of ['name', 'city'] as const) {
      const response = await player.call('PATCH', '/api/my/full-data', { body: { [field]: text } })
      if (response.statusCode === 200) {
        expect(response.json()[field]).toBe(text)
        kept[field]++
      } else expect([response.statusCode, response.json()]).toEqual([400, { code: 110, param: field }])
    }
  }
  expect(kept.city).toBeGreaterThan(450)
  expect(kept.name).toBeGreaterThan(10)
  await sandbox.close()
}, 30_000)
