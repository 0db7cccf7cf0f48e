import { expect, it } from 'vitest'
import { workshop } from './cli.fixture.ts'

it('opens a folder without brands for the first one alone', async () => {
  using shop = workshop()
  const { status, stderr } = await shop.run('check')
  expect(status).toBe(2)
  expect(stderr).toContain('no brands in manifests; the first one: npm run brand -- create lumina')
  expect((await shop.run('create', 'lumina')).status).toBe(0)
  expect((await shop.run('check')).status).toBe(0)
})
