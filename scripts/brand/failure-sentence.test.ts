import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from './cli.fixture.ts'
import { failureSentence } from './failure-sentence.ts'

let scratch: ReturnType<typeof scratchProject>
beforeEach(() => (scratch = scratchProject()))
afterEach(() => scratch[Symbol.dispose]())

const failure = (code: string, path: string) => Object.assign(new Error('planted'), { code, path })

it.each([
  ['EACCES', 'error: no permission for /srv/site/a: run the command as its owner, or change its permissions.'],
  ['EROFS', 'error: /srv/site/a is on a read-only disk: choose another folder, or mount the disk for writing.'],
  [
    'ENOSPC',
    "error: the disk is full: /srv/site/a could not be written. Free some space, for example with npm run brand -- prune --site '/srv/my site', and run the command again.",
  ],
])('%s is a sentence with a remedy', (code, sentence) => {
  expect(failureSentence(failure(code, '/srv/site/a'), '/srv/my site')).toBe(sentence)
})

it('other errors are left to the program', () => {
  expect(failureSentence(new TypeError('x is not a function'))).toBeUndefined()
  expect(failureSentence(failure('ENOENT', 'x'))).toBeUndefined()
})

it('a site that is a file is a sentence without a stack', async () => {
  mkdirSync(join(scratch.folder, 'dist/.vite'), { recursive: true })
  writeFileSync(join(scratch.folder, 'dist/.vite/manifest.json'), '{}')
  scratch.write('lumina', brand)
  writeFileSync(join(scratch.folder, 'taken'), 'a file')
  expect(await scratch.run('publish', '--site', 'taken')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'error: taken is a file, not a folder: choose another folder.\n',
  })
  expect(readFileSync(join(scratch.folder, 'taken'), 'utf8')).toBe('a file')
})

it('a manifest that is a folder is a finding, and other brands are checked', async () => {
  scratch.write('lumina', brand)
  mkdirSync(join(scratch.folder, 'manifests/nova.json'))
  const { status, stdout, stderr } = await scratch.run('check')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toContain('error[manifest/not-readable]  manifests/nova.json:1:1')
  expect(stdout).toContain('it is a folder: rename or remove it.')
  expect(stdout).toContain('1 error, 0 warnings · 1 other brand valid')
})
