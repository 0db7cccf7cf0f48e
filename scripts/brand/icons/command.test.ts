import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { workshop } from '../cli.fixture.ts'

let shop: ReturnType<typeof workshop>

beforeAll(() => {
  shop = workshop()
  shop.write('lumina', brand)
  shop.write('wrong', brand.replaceAll('lumina', 'wrong').replace('"radius"', '"raduis"'))
})
afterAll(() => shop[Symbol.dispose]())

it('draws nothing if a brand has problems, and says what to do', async () => {
  const { status, stdout, stderr } = await shop.run('icons')
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('npm run brand -- check wrong')])
})

it('accepts brands only', async () => {
  const { status, stderr } = await shop.run('icons', 'base')
  expect([status, stderr]).toEqual([2, expect.stringContaining('no such brand: base')])
})
