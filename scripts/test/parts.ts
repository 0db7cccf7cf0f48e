import type { Command } from '../machine/run-command.ts'

/** A part of `npm test`. */
export interface Part {
  name: string
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

/** The parts of `npm test` in their order: the quick ones first. */
export const parts: readonly Part[] = [
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
  {
    name: 'e2e',
    commands: [build, ['playwright', 'test']],
    variables: { PROPERTY_COUNT: '1' },
    report: 'test-results/e2e.json',
  },
]
