import { editsOf, type Edit } from '../json/change.ts'
import { codeAddress } from './code-page.ts'
import { meaningOf } from './catalogue.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Report } from './format.ts'

/** Formats a report as SARIF 2.1.0 with rules, regions and fixes. `read` returns a file’s text. */
export function formatSarif({ diagnostics }: Report, read: (file: string) => string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const rules = codes.map((id) => {
    const help = { text: meaningOf(id) }
    const helpUri = codeAddress(id)
    return { id, shortDescription: help, help, ...(helpUri && { helpUri }) }
  })
  const results = diagnostics.map((diagnostic) => ({
    ...result(diagnostic, read),
    ruleIndex: codes.indexOf(diagnostic.code),
  }))
  const run = { tool: { driver: { name: 'brand check', rules } }, columnKind: 'utf16CodeUnits', results }
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  )
}

function result(diagnostic: Diagnostic, read: (file: string) => string) {
  const { code, severity, file, fix } = diagnostic
  return {
    ruleId: code,
    level: severity,
    message: { text: words(diagnostic) },
    ...(file === undefined ? {} : { locations: [location(diagnostic, file)] }),
    ...(file === undefined || !fix ? {} : { fixes: [fixOf(diagnostic, file, editsOf(read(file), fix))] }),
  }
}

function words({ message, suggestion, accepted, effect }: Diagnostic): string {
  const rest = [
    suggestion === undefined ? '' : `Did you mean "${suggestion}"?`,
    accepted ? `Accepted: ${accepted.join(', ')}.` : '',
    effect ? `Effect: ${effect}.` : '',
  ]
  return [message, ...rest].filter(Boolean).join(' ')
}

/** SARIF URIs use forward slashes on every system. */
const artifact = (file: string) => ({ uri: encodeURI(file.replaceAll('\\', '/')) })

function location({ pointer, line = 1, column = 1, length = 0 }: Diagnostic, file: string) {
  const region = { startLine: line, startColumn: column, endLine: line, endColumn: column + length }
  return {
    physicalLocation: { artifactLocation: artifact(file), region },
    logicalLocations: [{ fullyQualifiedName: pointer }],
  }
}

function fixOf({ message }: Diagnostic, file: string, edits: Edit[]) {
  const replacements = edits.map(({ offset, length, content }) => ({
    deletedRegion: { charOffset: offset, charLength: length },
    ...(content ? { insertedContent: { text: content } } : {}),
  }))
  return {
    description: { text: `Fix: ${message}` },
    artifactChanges: [{ artifactLocation: artifact(file), replacements }],
  }
}
