/**
 * `npm run release -- <major|minor|patch|version> [--dry-run]`: runs the checks, moves the changes under the new
 * version, sets it, commits and tags. Pushes nothing. `--checks` names another script than `test`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nextVersion, unreleasedChanges, withRelease, withVersion } from './release/changelog.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, checks: { type: 'string', default: 'test' } },
})

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

function fail(message: string): never {
  console.error(`error: ${message}`)
  process.exit(1)
}

function passes(script: string): boolean {
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0
}

/** The files that change, by their new texts. */
function plan(step: string) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const next = nextVersion(version, step)
  const date = new Date().toISOString().slice(0, 10)
  const set = (text: string) => withVersion(text, version, next)
  const files = new Map([
    ['CHANGELOG.md', withRelease(readFileSync('CHANGELOG.md', 'utf8'), next, date)],
    ['package.json', set(readFileSync('package.json', 'utf8'))],
    // It names the version twice: its own, and the root package’s.
    ['package-lock.json', set(set(readFileSync('package-lock.json', 'utf8')))],
  ])
  return { next, changes: unreleasedChanges(readFileSync('CHANGELOG.md', 'utf8')), files }
}

function planned(step: string) {
  try {
    return plan(step)
  } catch (error) {
    return fail((error as Error).message)
  }
}

const [step] = positionals
if (step === undefined) fail('name a step: npm run release -- minor')
const { next, changes, files } = planned(step)
const tag = `v${next}`
if (git('status', '--porcelain') !== '') fail('commit or stash your changes first.')
if (git('tag', '--list', tag) !== '') fail(`the tag ${tag} exists already.`)
if (values['dry-run']) {
  console.log(`${tag} would change ${[...files.keys()].join(', ')}, and contain:\n\n${changes}\n\nNothing was changed.`)
} else {
  if (!passes(values.checks)) fail('the checks failed; nothing was changed.')
  for (const [file, text] of files) writeFileSync(file, text)
  git('add', ...files.keys())
  git('commit', '--message', `Version ${next}`)
  git('tag', '--annotate', tag, '--message', `Version ${next}\n\n${changes}`)
  console.log(`${tag} is committed and tagged. Publish it with: git push --follow-tags`)
}
