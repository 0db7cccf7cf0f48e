import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testsOf } from './changed-tests.ts'

const tests = ['domains/games/lobby.test.ts', 'domains/games/play.test.ts', 'engine/ui/icon.test.tsx']
const house = 'tests/tools/house/'

describe('the tests of a change', () => {
  it('are those of the nearest folder that has tests, each once', () => {
    expect(testsOf(['domains/games/parts/later/tile.tsx', 'domains/games/lobby.ts'], tests)).toEqual([
      house,
      'domains/games/lobby.test.ts',
      'domains/games/play.test.ts',
    ])
    expect(testsOf(['package.json', 'docs/tests.md'], tests)).toEqual([house])
  })

  it('are also those that read what has changed', () => {
    expect(testsOf(['manifests/my-brand.json'], tests)).toContain('scripts/publish/head/web-app.test.ts')
    expect(testsOf(['domains/wheel/rules.ts'], tests)).toContain('manifest-tools/check/corpus.test.ts')
    expect(testsOf(['widgets/blocks/links/options.schema.json'], tests)).toContain('studio/app/settings/')
  })

  it('exist', () => {
    const all = testsOf(['manifests/a.json', 'schemas/corpus/valid.json'], [])
    expect(all.length).toBeGreaterThan(4)
    expect(all.filter((path) => !existsSync(path))).toEqual([])
  })
})
