import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBuild } from './build-assets.ts'

describe('readBuild', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'))
    mkdirSync(join(folder, '.vite'))
    const chunk = (file: string, imports: string[] = []) => ({
      file: `${file}.js`,
      css: [`${file}.css`],
      imports,
    })
    const chunks = {
      'index.html': chunk('index'),
      _shared: chunk('shared', ['index.html']),
      'widgets/blocks/clock/index.tsx': chunk('clock', ['index.html', '_shared']),
      'widgets/blocks/sport/index.tsx': chunk('sport', ['_shared']),
      'widgets/jackpots/neon/index.tsx': chunk('neon', ['_shared']),
      'widgets/jackpots/reel/index.tsx': chunk('reel'),
    }
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lists what frame and main page need in addition to the entry, including jackpot looks, imports first', () => {
    const frame = { header: [{ use: 'logo' }, { use: 'clock' }], rail: [], footer: [], bottomBar: [] }
    const jackpots = { games: { use: 'neon' }, tvGames: { use: 'reel' } }
    const pages = { MAIN: { blocks: [{ use: 'sport' }, { use: 'jackpot', kind: 'games' }] } }
    expect(readBuild(folder).mainPage({ frame, jackpots, pages } as never)).toEqual({
      scripts: ['shared.js', 'clock.js'],
      styles: ['shared.css', 'clock.css'],
      mainFiles: ['sport.js', 'neon.js', 'sport.css', 'neon.css'],
    })
  })
})
