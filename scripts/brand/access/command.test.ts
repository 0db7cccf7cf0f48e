import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand, changed } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

beforeAll(() => {
  scratch = scratchProject()
  scratch.write('lumina', changed('"HORSES": { "visible": false }', '"DEPOSIT": { "visible": true }'))
  scratch.write('wrong', brand.replaceAll('lumina', 'wrong').replace('"radius"', '"raduis"'))
})
afterAll(() => scratch[Symbol.dispose]())

describe('brand access', () => {
  it('shows who can open what', async () => {
    const { status, stdout } = await scratch.run('access', 'lumina')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^PAGE +PATH +visitor +player +can pay/m)
    expect(stdout).toMatch(/^DEPOSIT +\/deposit +sign in +closed +open/m)
    expect(stdout).toMatch(/^player +signed in, with the brand’s currency/m)
  })

  it('writes JSON', async () => {
    const { brand: id, pages, roles } = JSON.parse((await scratch.run('access', 'lumina', '--json')).stdout)
    expect(id).toBe('lumina')
    expect(roles).toContainEqual({ id: 'may-pay', name: 'can pay' })
    expect(pages).toContainEqual({
      name: 'DEPOSIT',
      path: '/deposit',
      access: {
        visitor: 'sign-in',
        player: 'closed',
        'may-pay': 'open',
        deposited: 'open',
        verified: 'closed',
        wheel: 'closed',
      },
    })
  })

  it('exits with 1 on a brand with errors, and says what to do', async () => {
    const { status, stderr } = await scratch.run('access', 'wrong')
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run brand -- check wrong')])
  })

  it('accepts brands only', async () => {
    const { status, stderr } = await scratch.run('access', 'base')
    expect([status, stderr]).toEqual([2, expect.stringContaining('no such brand: base')])
  })
})
