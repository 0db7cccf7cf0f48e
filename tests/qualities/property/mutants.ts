/** The slow suite `mutants`: the property test must fail on an engine with an injected fault. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A fault: the file, the original text and its replacement. */
const mutants: Record<string, [file: string, from: string, to: string]> = {
  'a dropped block': ['engine/routing/blocks.tsx', 'return drawn.map(', 'return drawn.slice(0, -1).map('],
  'an inverted guard': ['widgets/guards/signed-out.ts', 'session.user === null', 'session.user !== null'],
  'an ignored option': ['widgets/blocks/provider-strip/index.tsx', 'providers.slice(0, limit)', 'providers'],
}

/** What a build does not need, and what it makes. */
const left = ['.git', 'dist', 'docs', 'node_modules', 'test-results', 'tests']

/** Builds the product with a fault and returns the build’s folder. */
function build(folder: string, [file, from, to]: [string, string, string]): string {
  const copied = readdirSync('.').filter((name) => !left.includes(name))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer contains “${from}”`)
  writeFileSync(join(folder, file), text.replace(from, to))
  const { status, stderr } = spawnSync(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return join(folder, 'dist')
}

let survived = 0
for (const [name, mutant] of Object.entries(mutants)) {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  const environment = {
    ...process.env,
    BUILD: build(folder, mutant),
    PROPERTY_COUNT: process.env.PROPERTY_COUNT ?? '10',
  }
  const { stdout } = spawnSync(
    'playwright',
    ['test', '--project', 'property', '--reporter', 'line', '--max-failures', '1'],
    { env: environment, encoding: 'utf8' },
  )
  const found = /data-block|toEqual|toHaveAttribute|toHaveCount/.test(stdout) && /\d+ failed/.test(stdout)
  if (!found) survived++
  console.log(`${name}: ${found ? 'found' : 'NOT FOUND'}`)
  rmSync(folder, { recursive: true })
}
process.exitCode = survived > 0 ? 1 : 0
