import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scratchSite } from '../../../publish/store/site.fixture.ts'
import { addPreview } from './preview.ts'
import { addPrune } from './prune.ts'
import { addPublish } from './publish.ts'
import { addRefresh } from './refresh.ts'
import { addRollback } from './rollback.ts'
import { addUnpublish } from './unpublish.ts'
import { addVersions } from './versions.ts'

let scratch: ReturnType<typeof scratchSite>
beforeAll(() => {
  scratch = scratchSite()
  scratch.brand('lumina', ['lumina.example'])
})
afterAll(() => scratch[Symbol.dispose]())

/** Runs a command in-process in the scratchProject’s folders, for tests unless it names whom it is for; returns its output and exit code. */
async function run(command: string, ...args: string[]) {
  const program = new Command('brand').option('--manifests <folder>', '', join(scratch.folder, 'manifests'))
  for (const add of [addPublish, addVersions, addRollback, addUnpublish, addPreview, addPrune, addRefresh]) add(program)
  for (const each of program.commands) each.exitOverride().configureOutput({ writeErr: (text) => errors.push(text) })
  const errors: string[] = []
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(`${text}\n`))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(`${text}\n`))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new CommanderError(Number(code), 'exit', '')
  })
  const builds = ['publish', 'preview', 'refresh'].includes(command)
  const folders = builds
    ? [
        ...(command === 'refresh' || args.includes('--environment') ? [] : ['--environment', 'development']),
        '--site',
        scratch.site,
        ...(args.includes('--build') ? [] : ['--build', scratch.build]),
      ]
    : ['--site', scratch.site]
  let status = 0
  try {
    process.exitCode = 0
    await program.parseAsync([command, ...args, ...folders], { from: 'user' })
    status = Number(process.exitCode)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    status = error.code === 'exit' ? error.exitCode : 2
  } finally {
    process.exitCode = 0
  }
  return { status, stdout: lines.join(''), stderr: errors.join('') }
}

it('publish refuses an invalid manifest with all its problems, and invalid arguments', async () => {
  scratch.brand('nova', ['nova.example'], { wheell: true, languages: 'fr' })
  const { status, stdout, stderr } = await run('publish')
  expect(status).toBe(1)
  expect(stdout).toContain('error[manifest/unknown-setting]')
  expect(stdout).toContain('error[manifest/wrong-type]')
  expect(stderr).toBe('Nothing was published.\n')
  expect(existsSync(join(scratch.site, 'brands'))).toBe(false)
  expect(await run('publish', 'luminaa')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no such brand: luminaa'),
  })
  expect(await run('publish', 'lumina', '--build', 'nowhere')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no build in nowhere'),
  })
  expect(await run('rollback', 'lumina')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('nothing has been published to'),
  })
})

it('publish, versions and rollback show what is live', async () => {
  expect((await run('publish', 'lumina', '--by', 'maria', '--message', 'first')).stdout).toContain(
    'lumina  version 1, live at lumina.example\n',
  )
  scratch.brand('lumina', ['lumina.example'], { theme: { radius: 'round' } })
  expect((await run('publish', 'lumina', '--by', 'maria')).stdout).toMatch(
    /version 1 → 2, live at lumina.example\n {2}theme.radius: .* → "round"\n\n1 published, 0 unchanged/,
  )
  expect(await run('rollback', 'lumina')).toMatchObject({
    status: 0,
    stdout: 'lumina  version 2 → 1, live at lumina.example\n',
  })
  expect(await run('rollback', 'lumina')).toMatchObject({
    status: 1,
    stderr: 'error: lumina has no earlier version to roll back to.\n',
  })
  const { stdout } = await run('versions', 'lumina', '--json')
  expect(JSON.parse(stdout).versions).toMatchObject([
    { version: 2, live: false, by: 'maria', from: 1 },
    { version: 1, live: true, message: 'first' },
  ])
  expect((await run('versions', 'lumina')).stdout).toMatch(/^live +1 .* maria +– .* first$/m)
})

it('preview prints the address and when it expires, and prune shows what it would remove', async () => {
  const { stdout } = await run('preview', 'lumina', '--days', '3')
  const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(stdout).toMatch(
    new RegExp(`^lumina {2}https://[0-9a-f]{12}\\.preview\\.lumina\\.example/\nuntil ${until} \\d\\d:\\d\\d UTC, `),
  )
  expect(await run('preview', 'lumina', '--host', 'other.example')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not a host of lumina'),
  })
  expect((await run('prune', '--keep', '1', '--dry-run')).stdout).toBe(
    '0 versions, 0 builds, 0 files, 0 previews would be removed\n',
  )
  expect((await run('preview', 'lumina', '--remove')).stdout).toBe('1 previews of lumina removed\n')
})

it('unpublish takes a brand offline, once', async () => {
  expect(await run('unpublish', 'lumina', '--by', 'maria')).toMatchObject({
    status: 0,
    stdout: `lumina  offline: lumina.example\nRestore it with npm run brand -- rollback lumina 1 --site ${scratch.site}\n`,
  })
  expect(await run('unpublish', 'lumina')).toMatchObject({
    status: 1,
    stderr: 'error: lumina is not published here.\n',
  })
  expect(await run('unpublish', 'nova')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no such brand: nova'),
  })
  expect(await run('rollback', 'lumina', '1')).toMatchObject({
    status: 0,
    stdout: 'lumina  version 1, live at lumina.example\n',
  })
})

it('publish and preview use the settings of the environment that is named', async () => {
  // No name ends in .zz, and nothing is read there.
  scratch.brand('terra', ['terra.zz'], {
    prerender: { content: false },
    games: { hosts: ['https://games.zz'] },
    api: { development: 'https://api.test.example', production: 'https://api.terra.zz' },
    services: { development: {}, production: { errors: { address: '/errors', share: 100 } } },
  })
  const shown = () => scratch.shown('terra.zz')
  expect((await run('publish', 'terra', '--environment', 'production')).status).toBe(0)
  expect(shown()).toContain('https://api.terra.zz')
  expect(shown()).toContain('"address":"/errors"')
  expect((await run('publish', 'terra', '--environment', 'development')).stdout).toContain(
    'api.production: "https://api.terra.zz" → "https://api.test.example"',
  )
  expect(shown()).toContain('"production":"https://api.test.example"')
  expect(shown()).not.toMatch(/api\.terra|"\/errors"/)
  const { stdout } = await run('preview', 'terra', '--environment', 'development')
  expect(scratch.shown(/https:\/\/([^/]+)/.exec(stdout)![1]!)).toContain('"production":"https://api.test.example"')
  expect(await run('publish', 'terra', '--environment', 'testing')).toMatchObject({ status: 2 })
})

it('refresh needs content, a published brand and an address', async () => {
  scratch.brand('mira', ['mira.example'])
  expect((await run('publish', 'mira', '--platform', 'https://api.example')).status).toBe(0)
  expect(await run('refresh', 'mira')).toEqual({
    status: 0,
    stdout: 'mira  its manifest wants no content, or --platform must say where it is\n',
    stderr: '',
  })
  expect(await run('refresh', 'nobody')).toMatchObject({ status: 2, stderr: expect.stringContaining('no such brand') })
  expect(await run('refresh', '--platform', 'vega')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('an address such as https://api.example.com'),
  })
})
