import { expect, it } from 'vitest'
import { scratchProject } from './cli.fixture.ts'

it('opens a folder without brands for the first one alone', async () => {
  using scratch = scratchProject()
  const { status, stderr } = await scratch.run('check')
  expect(status).toBe(2)
  expect(stderr).toContain('no brands in manifests; the first one: npm run brand -- create lumina')
  expect((await scratch.run('create', 'lumina')).status).toBe(0)
  expect((await scratch.run('check')).status).toBe(0)
})
