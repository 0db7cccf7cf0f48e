import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

const nova = brand.replaceAll('lumina', 'nova').replaceAll('Lumina', 'Nova')
const git = (...args: string[]) => {
  const settings = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: scratch.folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Commits two brands, then changes base.json and one brand. */
beforeAll(() => {
  scratch = scratchProject()
  scratch.write('lumina', brand)
  scratch.write('nova', nova.replace('"theme": {', '"loader": { "use": "bars" }, "theme": {'))
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
  scratch.write('base', scratch.read('base').replace('"loader": { "use": "ring" }', '"loader": { "use": "bars" }'))
  scratch.write('lumina', brand.replace('"radius": "soft"', '"radius": "round"'))
})
afterAll(() => scratch[Symbol.dispose]())

describe('brand diff', () => {
  it('compares two brands', async () => {
    const { status, stdout } = await scratch.run('diff', 'lumina', 'nova')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^lumina → nova\n\nSettings\n/)
    expect(stdout).toMatch(/^ {2}theme\.radius +"round" → "soft"$/m)
  })

  it('compares with a revision, including the parents at that revision', async () => {
    const { stdout } = await scratch.run('diff', 'lumina@HEAD', 'lumina')
    expect(stdout).toMatch(
      /^lumina@HEAD → lumina\n\nProviders and looks\n {2}loader {2}ring → bars\n\nSettings\n {2}theme\.radius {2}"soft" → "round"\n$/,
    )
    expect((await scratch.run('diff', 'lumina@HEAD')).stdout).toBe(stdout)
  })

  it('reports the effect of a change to base.json on each brand', async () => {
    const { stdout } = await scratch.run('diff', '--base', 'HEAD')
    expect(stdout).toBe(
      'base@HEAD → base: 1 of 2 brands affected\n\n━━ lumina\n\nProviders and looks\n  loader  ring → bars\n\nnot affected: nova\n',
    )
    expect((await scratch.run('diff', 'base@HEAD', 'base')).stdout).toBe(stdout)
  })

  it('writes JSON', async () => {
    const { comparisons } = JSON.parse((await scratch.run('diff', '--base', 'HEAD', '--json')).stdout) as {
      comparisons: unknown[]
    }
    expect(comparisons).toEqual([
      {
        brand: 'lumina',
        from: 'base@HEAD',
        to: 'base',
        effects: [
          {
            group: 'Providers and looks',
            subject: 'loader',
            change: 'ring → bars',
            pointer: '/loader',
            from: { use: 'ring' },
            to: { use: 'bars' },
          },
        ],
      },
      { brand: 'nova', from: 'base@HEAD', to: 'base', effects: [] },
    ])
  })

  it('shows which duties of licences changed', async () => {
    const licensed = brand.replace('"seo"', '"licences": ["gb"],\n  "seo"')
    scratch.write('lumina', licensed)
    const { stdout } = await scratch.run('diff', 'nova', 'lumina')
    expect(stdout).toMatch(/^Duties of licences\n/m)
    expect(stdout).toMatch(/^ {2}gb rts-net-position +none → held +Players see their net deposits/m)
    scratch.write('lumina', brand.replace('"radius": "soft"', '"radius": "round"'))
  })

  it('reports no differences', async () => {
    expect((await scratch.run('diff', 'nova@HEAD', 'nova@HEAD')).stdout).toBe('nova@HEAD → nova@HEAD: no difference\n')
  })

  it.each([
    [['diff'], 'specify two brands'],
    [['diff', 'lumina'], 'specify two brands'],
    [['diff', 'lumina', '--base', 'HEAD'], 'specify two brands'],
    [['diff', 'lumina', 'novva'], 'Did you mean nova?'],
    [['diff', 'lumina@nowhere'], 'git has no revision nowhere of manifests'],
    [['diff', 'lumina@--all'], 'git has no revision --all'],
  ])('brand %j is misuse', async (args, message) => {
    const { status, stderr } = await scratch.run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
