import { scryptSync } from 'node:crypto'
import { expect, test, vi } from 'vitest'

/** The module with this cost for new hashes. */
async function withCost(cost: string | undefined) {
  vi.stubEnv('SANDBOX_PASSWORD_COST', cost)
  vi.resetModules()
  const passwords = await import('./passwords.ts')
  vi.unstubAllEnvs()
  return passwords
}

test('a hash says what it cost, 2 ^ 15 if nothing else is set, and is checked at its cost', async () => {
  const usual = await withCost(undefined)
  const cheap = await withCost('8')
  const hash = await usual.hashPassword('Secret-1')
  expect(hash).toMatch(/^15\$[\w-]{22}\$[\w-]{43}$/)
  expect(await cheap.hashPassword('Secret-1')).toMatch(/^8\$/)
  expect(await cheap.checkPassword('Secret-1', hash)).toBe(true)
  expect(await cheap.checkPassword('Secret-2', hash)).toBe(false)
  expect(await cheap.checkPassword('', undefined)).toBe(false)
})

test('a hash without a cost is checked at the usual one', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('Secret-1', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  const { checkPassword } = await withCost('8')
  expect(await checkPassword('Secret-1', `${salt.toString('base64url')}$${key.toString('base64url')}`)).toBe(true)
})
