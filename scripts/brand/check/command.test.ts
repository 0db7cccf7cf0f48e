import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changed } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

it('knows the categories of games of recorded responses, read by the brand’s mapping', async () => {
  using scratch = scratchProject()
  const block = '{ "use": "game-grid", "categories": ["hot", "bingo"], "pageSize": 24 }'
  const platform = '"platform": { "answers": { "Category": { "id": "/code" } } }'
  scratch.write(
    'lumina',
    changed('"HORSES": {', `"GAMES": { "blocks": [${block}] }, "HORSES": {`).replace('"theme"', `${platform}, "theme"`),
  )
  const unknown = async (...args: string[]) =>
    [...(await scratch.run('check', ...args)).stdout.matchAll(/No category "(.*?)"/g)].map(([, category]) => category)
  const body = [{ code: 'bingo', name: 'Bingo', count: 3 }]
  const fixture = { call: 'GET /games/categories', responses: [{ path: '/games/categories', body }] }
  mkdirSync(join(scratch.folder, 'recorded'))
  writeFileSync(join(scratch.folder, 'recorded/get-games-categories.json'), JSON.stringify(fixture))
  expect(await unknown()).toEqual(['bingo'])
  expect(await unknown('--platform', 'recorded')).toContain('hot')
  expect(await unknown('--platform', 'recorded')).not.toContain('bingo')
})
