import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

beforeAll(() => {
  scratch = scratchProject()
  scratch.write('lumina', brand)
  scratch.write('wrong', brand.replaceAll('lumina', 'wrong').replace('"radius"', '"raduis"'))
})
afterAll(() => scratch[Symbol.dispose]())

it('draws nothing if a brand has problems, and says what to do', async () => {
  const { status, stdout, stderr } = await scratch.run('icons')
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('npm run brand -- check wrong')])
})

it('accepts brands only', async () => {
  const { status, stderr } = await scratch.run('icons', 'base')
  expect([status, stderr]).toEqual([2, expect.stringContaining('no such brand: base')])
})
