import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand, changed } from '#testing/brand.ts'
import { scratchProject } from './cli.fixture.ts'

describe('a command to run next keeps the folder of the manifests, in words that a shell reads', () => {
  let scratch: ReturnType<typeof scratchProject>
  const option = "--manifests 'my brands'"
  const run = (...args: string[]) => scratch.run(...args, '--manifests', 'my brands')

  beforeEach(() => (scratch = scratchProject()))
  afterEach(() => scratch[Symbol.dispose]())

  /** Writes the brand, and renames the folder. */
  function write(text: string) {
    scratch.write('lumina', text)
    renameSync(join(scratch.folder, 'manifests'), join(scratch.folder, 'my brands'))
  }

  it('after check', async () => {
    write(changed('"radius"', '"raduis"'))
    expect((await run('check')).stdout).toContain(`fix      : npm run brand -- check lumina --fix ${option}\n`)
  })

  it('after a manifest that cannot be resolved', async () => {
    write(changed('"extends": "base"', '"extends": "bsae"'))
    expect((await run('print', 'lumina')).stderr).toContain(
      `fix      : npm run brand -- check lumina --fix ${option}\n`,
    )
  })

  it('after access of a wrong manifest', async () => {
    write(changed('"radius": "soft"', '"radius": "sfot"'))
    expect((await run('access', 'lumina')).stderr).toContain(`npm run brand -- check lumina ${option}\n`)
  })

  it('after create', async () => {
    write(brand)
    const { stdout } = await run('create', 'vega', '--currency', 'EUR')
    expect(stdout).toContain(`npm run brand -- check vega ${option}\n`)
    expect(stdout).toContain("MANIFESTS='my brands' npm start ")
    expect((await run('create')).stderr).toContain(`npm run brand -- create lumina ${option}`)
  })

  it('after explain', async () => {
    write(brand)
    expect((await run('explain', 'dark')).stdout).toMatch(/npm run brand -- explain \S+ --manifests 'my brands'\n/)
  })
})
