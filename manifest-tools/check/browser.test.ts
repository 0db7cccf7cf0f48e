import { expect, it, vi } from 'vitest'

it('rules beyond the schema are not loaded in the browser', async () => {
  vi.doMock('./rule.ts', () => {
    throw new Error('loaded')
  })
  await Promise.all(['./diagnose.ts', './format.ts', '../layers/resolve.ts'].map((module) => import(module)))
  await expect(import('./diagnose-sources.ts')).rejects.toThrow('mocking a module')
})
