import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextVersion, unreleasedChanges, withRelease, withVersion } from './changelog.ts'

const changelog = `# Changelog

## [Unreleased]

### Added

- A wheel.

## [1.2.3]

- Earlier.
`

describe('the next version', () => {
  it.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
    ['1.10.0', '1.10.0'],
  ])('after 1.2.3, %s is %s', (step, next) => {
    expect(nextVersion('1.2.3', step)).toBe(next)
  })

  it.each(['1.2.3', '1.1.9', 'next', '1.3'])('is never %s', (step) => {
    expect(() => nextVersion('1.2.3', step)).toThrow()
  })
})

it('moves what is unreleased under the version, with its date', () => {
  expect(unreleasedChanges(changelog)).toBe('### Added\n\n- A wheel.')
  const released = withRelease(changelog, '1.3.0', '2026-12-01')
  expect(released).toContain('## [Unreleased]\n\n## [1.3.0] - 2026-12-01\n\n### Added')
  expect(() => withRelease(released, '1.4.0', '2026-12-02')).toThrow('Nothing is written')
})

it('changes the first version of a file that is the former one', () => {
  expect(withVersion('{ "version": "1.2.3", "a": { "version": "1.2.3" } }', '1.2.3', '1.3.0')).toBe(
    '{ "version": "1.3.0", "a": { "version": "1.2.3" } }',
  )
  expect(() => withVersion('{}', '1.2.3', '1.3.0')).toThrow('1.2.3')
})

describe('npm run release', () => {
  let folder: string
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const release = (...words: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/release.ts'), ...words], { cwd: folder, encoding: 'utf8' })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'))
    const scripts = { good: 'node -e 0', bad: 'node -e "process.exit(1)"' }
    write('package.json', JSON.stringify({ name: 'a', version: '1.2.3', scripts }, null, 2))
    write('package-lock.json', JSON.stringify({ version: '1.2.3', packages: { '': { version: '1.2.3' } } }, null, 2))
    write('CHANGELOG.md', changelog)
    git('init', '--quiet')
    git('config', 'user.name', 'Tester')
    git('config', 'user.email', 'tester@lumina.example')
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('changes, commits and tags once its checks pass', { timeout: 30_000 }, () => {
    const { status, stdout } = release('minor', '--checks', 'good')
    expect([status, stdout]).toEqual([0, expect.stringContaining('v1.3.0 is committed and tagged')])
    expect(read('package.json')).toContain('"version": "1.3.0"')
    expect(read('package-lock.json')).not.toContain('1.2.3')
    expect(read('CHANGELOG.md')).toMatch(/## \[1\.3\.0\] - \d{4}-\d{2}-\d{2}\n\n### Added/)
    expect([git('log', '-1', '--format=%s'), git('tag'), git('status', '--porcelain')]).toEqual([
      'Version 1.3.0',
      'v1.3.0',
      '',
    ])
    expect(git('tag', '--list', '--format=%(contents)')).toContain('- A wheel.')
  })

  it.each([
    ['with --dry-run', ['minor', '--dry-run'], 0, 'Nothing was changed'],
    ['if its checks fail', ['minor', '--checks', 'bad'], 1, 'the checks failed'],
    ['for a version that is not higher', ['1.0.0', '--checks', 'good'], 1, 'not higher'],
    ['without a step', [], 1, 'name a step'],
  ])('changes nothing %s', { timeout: 30_000 }, (_case, words, code, said) => {
    const { status, stdout, stderr } = release(...words)
    expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(said)])
    expect([git('status', '--porcelain'), git('tag'), git('rev-list', '--count', 'HEAD')]).toEqual(['', '', '1'])
  })

  it('refuses a folder with changes that are not committed', { timeout: 30_000 }, () => {
    write('CHANGELOG.md', `${changelog}\n- More.\n`)
    const { status, stderr } = release('minor', '--checks', 'good')
    expect([status, stderr]).toEqual([1, expect.stringContaining('commit or stash')])
  })
})
