import type { Command } from '../machine/run-command.ts'

/** A part of `npm test`. */
export interface Part {
  name: string
  /** Of two parts with the same tests: `npm test` runs the sample, `npm test -- all` the whole. */
  runs?: 'sample' | 'whole'
  /** They run in sequence until one fails. */
  commands: readonly Command[]
  variables?: Record<string, string>
  /** The file to which its test runner reports. */
  report?: string
}

const build: Command = ['scripts/build.ts', '--if-stale']

/** Private fields, which es-check counts as ES2022 (docs/decisions/browsers.md), and methods with names of those of `Set`. */
const ignoredFeatures = [
  'PrivateClassFields',
  'SetUnion',
  'SetIntersection',
  'SetDifference',
  'SetSymmetricDifference',
  'SetIsSubsetOf',
  'SetIsSupersetOf',
  'SetIsDisjointFrom',
]

const journeys = { variables: { PROPERTY_COUNT: '1' }, report: 'test-results/e2e.json' }

/** The parts of `npm test` in their order: the quick ones first. */
const parts: readonly Part[] = [
  { name: 'codegen', commands: [['scripts/codegen.ts', '--check']] },
  {
    name: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'engine'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--deny-warnings'], ['oxfmt', '--check'], ['knip']] },
  { name: 'brands', commands: [['scripts/brand.mjs', 'check']] },
  {
    name: 'unit',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']],
    report: 'test-results/unit.json',
  },
  { name: 'docs', commands: [['docs/site/main.ts', '--check']] },
  {
    name: 'targets',
    commands: [
      build,
      [
        'es-check',
        'checkBrowser',
        '--module',
        '--browserslistQuery=safari 15, chrome 90, firefox 100',
        '--checkFeatures',
        '--ignore',
        ignoredFeatures.join(),
        'dist/assets/*.js',
      ],
    ],
  },
  { name: 'size', commands: [['bench/main.ts', 'size', '--check']] },
  { ...journeys, name: 'e2e', runs: 'sample', commands: [build, ['playwright', 'test', '--grep=@always']] },
  { ...journeys, name: 'journeys', runs: 'whole', commands: [build, ['playwright', 'test']] },
]

/** The words that `npm test --` takes. */
export const partNames = ['all', ...parts.map(({ name }) => name)]

/** Returns the parts that such words name; without any, those that run before each commit. */
export function partsNamed(names: readonly string[]): Part[] {
  const left = names.includes('all') ? 'sample' : 'whole'
  return parts.filter(
    ({ name, runs }) => names.includes(name) || ((names.length === 0 || names.includes('all')) && runs !== left),
  )
}
