import { globSync, readFileSync } from 'node:fs'
import { banner } from './files.ts'

const sources = '{engine,domains,widgets}/**/*.{css,ts,tsx}'

/** Renders the names of the tints that styles use, `var(--brand-16-surface)`: a theme contains these. */
export function tintsModule(): string {
  const texts = globSync(sources)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/var\(--([a-z-]+-\d+(?:-[a-z-]+)?)\)/g)].map(([, name]) => name!),
  )
  return [
    `// ${banner}`,
    '',
    '/** The tints that styles use; their names are read in engine/theme/tints.ts. */',
    'export const tints: readonly string[] = [',
    ...[...new Set(names)].sort().map((name) => `  '${name}',`),
    ']',
    '',
  ].join('\n')
}
