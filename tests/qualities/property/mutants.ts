/** The slow suite `mutants`: the property test must fail on an engine with an injected fault. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Manifest } from '#manifest'
import { randomBrands } from './random-manifest.ts'

interface Mutant {
  file: string
  /** The original text, and what replaces it. */
  texts: [from: string, to: string]
  /** How many random manifests it is tried on, and in which of them it can be seen. */
  count: number
  shows(manifest: Pick<Manifest, 'pages'>): boolean
}

const mutants: Record<string, Mutant> = {
  'a dropped block': {
    file: 'engine/routing/blocks.tsx',
    texts: ['return drawn.map(', 'return drawn.slice(0, -1).map('],
    count: 10,
    shows: () => true,
  },
  'an inverted guard': {
    file: 'widgets/guards/signed-out.ts',
    texts: ['session.user === null', 'session.user !== null'],
    count: 10,
    shows: () => true,
  },
  'an ignored option': {
    file: 'widgets/blocks/provider-strip/index.tsx',
    texts: ['providers.slice(0, limit)', 'providers'],
    count: 2,
    // A visitor sees fewer providers than the sandbox has.
    shows: ({ pages }) =>
      Object.values(pages).some(
        ({ visible, guards, blocks }) =>
          visible &&
          !guards &&
          blocks.some((block) => block.use === 'provider-strip' && !block.guards && block.limit < 40),
      ),
  },
}

/** What a build does not need, and what it makes. */
const left = ['.git', 'dist', 'docs', 'node_modules', 'test-results', 'tests']

/** Builds the product with a fault and returns the build’s folder. */
function build(folder: string, { file, texts: [from, to] }: Mutant): string {
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
  const brands = randomBrands((some) => (some.length < mutant.count ? mutant.shows : undefined))
  const environment = {
    ...process.env,
    BUILD: build(folder, mutant),
    PROPERTY_COUNT: `${mutant.count}`,
    PROPERTY_SEEDS: brands.map(({ seed }) => seed).join(),
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
