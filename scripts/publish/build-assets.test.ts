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
    const chunk = (file: string, imports: string[] = [], name = '') => ({
      file: `${file}.js`,
      css: [`${file}.css`],
      imports,
      name,
    })
    const chunks = {
      'index.html': chunk('index'),
      _shared: chunk('shared', ['index.html']),
      _usual: chunk('usual', ['index.html', '_shared'], 'usual-blocks'),
      'widgets/blocks/sport/index.tsx': chunk('sport', ['_shared']),
      'widgets/jackpots/neon/index.tsx': chunk('neon', ['_shared']),
      'widgets/jackpots/reel/index.tsx': chunk('reel'),
    }
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lists what frame and main page need in addition to the entry, including jackpot looks, imports first', () => {
    const frame = { header: [{ use: 'logo' }], rail: [], footer: [], bottomBar: [] }
    const jackpots = { games: { use: 'neon' }, tvGames: { use: 'reel' } }
    const pages = { MAIN: { blocks: [{ use: 'sport' }, { use: 'jackpot', kind: 'games' }] } }
    expect(readBuild(folder).mainPage({ frame, jackpots, pages } as never)).toEqual({
      scripts: ['shared.js', 'usual.js'],
      styles: ['shared.css', 'usual.css'],
      mainFiles: ['sport.js', 'neon.js', 'sport.css', 'neon.css'],
    })
  })
})
