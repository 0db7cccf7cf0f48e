import { afterEach, expect, it, vi } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatSarif } from './format-sarif.ts'

const text = '{\n  "theme": { "raduis": "soft" }\n}'
const placed: Diagnostic = {
  code: 'manifest/unknown-setting',
  severity: 'error',
  pointer: '/theme/raduis',
  message: '"theme" has no setting "raduis".',
  accepted: ['radius'],
  suggestion: 'radius',
  effect: 'it is ignored',
  fix: { pointer: '/theme/raduis', key: 'radius' },
  file: 'my manifests/lumina.json',
  line: 2,
  column: 14,
  length: 8,
}
const unplaced: Diagnostic = { code: 'manifest/not-found', severity: 'warning', pointer: '', message: 'Not found.' }

afterEach(() => vi.unstubAllEnvs())

it('contains rules, results with their regions, and fixes', () => {
  const report = { diagnostics: [placed, unplaced, placed], brands: 1, valid: 0, milliseconds: 1 }
  const log = JSON.parse(formatSarif(report, () => text))
  expect(log.version).toBe('2.1.0')
  const [run] = log.runs
  expect(run.tool.driver.rules).toEqual([
    expect.objectContaining({ id: 'manifest/not-found', help: { text: 'There is no manifest of this name.' } }),
    expect.objectContaining({ id: 'manifest/unknown-setting' }),
  ])
  const result = {
    ruleId: 'manifest/unknown-setting',
    ruleIndex: 1,
    level: 'error',
    message: {
      text: '"theme" has no setting "raduis". Did you mean "radius"? Accepted: radius. Effect: it is ignored.',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20manifests/lumina.json' },
          region: { startLine: 2, startColumn: 14, endLine: 2, endColumn: 22 },
        },
        logicalLocations: [{ fullyQualifiedName: '/theme/raduis' }],
      },
    ],
    fixes: [
      {
        description: { text: 'Fix: "theme" has no setting "raduis".' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'my%20manifests/lumina.json' },
            replacements: [
              {
                deletedRegion: { charOffset: text.indexOf('"raduis"'), charLength: 8 },
                insertedContent: { text: '"radius"' },
              },
            ],
          },
        ],
      },
    ],
  }
  const bare = { ruleId: 'manifest/not-found', ruleIndex: 0, level: 'warning', message: { text: 'Not found.' } }
  expect(run.results).toEqual([result, bare, result])
})

it('leads to the documentation site where its address is known', () => {
  const rule = () => {
    const log = formatSarif({ diagnostics: [unplaced], brands: 1, valid: 1, milliseconds: 1 }, () => text)
    return JSON.parse(log).runs[0].tool.driver.rules[0]
  }
  expect(rule()).not.toHaveProperty('helpUri')
  vi.stubEnv('DOCS_URL', 'https://docs.example')
  expect(rule().helpUri).toBe('https://docs.example/diagnostics/manifest/not-found.html')
})
