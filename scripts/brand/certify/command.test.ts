import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

const scratch = scratchProject()
scratch.write('lumina', brand)
// Its id is another than its file’s name.
scratch.write('broken', brand)
const { run } = scratch
afterAll(() => scratch[Symbol.dispose]())

describe('brand certify', () => {
  it.each([
    [['lumnia'], 'no such brand: lumnia'],
    [['lumina', '--site', 'staging.lumina.example'], 'It must start with http:// or https://.'],
    [['lumina', '--password', 'x'], '--password requires --login'],
    [['lumina', '--controls', 'nowhere.json'], 'There is no such file.'],
    [['lumina', '--controls', join('manifests', 'lumina.json')], 'is not one of openEvent'],
    [['lumina', '--timeout', 'soon'], 'positive number of seconds'],
    [['lumina'], 'no build in dist: run npm run build'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await run('certify', ...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })

  it('says in a sentence that a site does not answer', async () => {
    const { status, stdout, stderr } = await run('certify', 'lumina', '--site', 'http://127.0.0.1:9')
    expect(stderr).toMatch(/^No response from http:\/\/127\.0\.0\.1:9: .*Is the site running/)
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })

  it('says that the manifest is invalid', async () => {
    const { status, stderr } = await run('certify', 'broken', '--site', 'http://127.0.0.1:9')
    expect(stderr).toContain('npm run brand -- check broken')
    expect(status).toBe(1)
  })
})
