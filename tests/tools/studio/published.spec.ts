import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

test('a published build has not one module of the bridge, and that of previews has', ({ port: _port }) => {
  const modulesOf = (folder: string) =>
    Object.values(JSON.parse(readFileSync(`${folder}/.vite/modules.json`, 'utf8')) as Record<string, string[]>).flat()
  expect(existsSync('dist'), 'npm run build').toBe(true)
  expect(modulesOf('dist').filter((module) => module.startsWith('studio/'))).toEqual([])
  expect(modulesOf('.data/studio/preview')).toContain('studio/preview/bridge.ts')
})
