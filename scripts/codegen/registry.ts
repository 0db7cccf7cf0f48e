import { banner, camel } from './files.ts'
import { guardNames, slots } from './slots.ts'

/** The map from every name that a manifest can use to its code: widgets lazily, guards at once. */
export function registryModule(): string {
  const lines = [
    `// ${banner}`,
    `import type { Registry } from '#engine/registry.ts'`,
    ...guardNames.map((name) => `import { ${camel(name)} } from './guards/${name}.ts'`),
    '',
    'export const registry: Registry = {',
  ]
  for (const { folder, names } of slots) {
    lines.push(`  ${folder}: {`, ...names.map((name) => `    '${name}': () => import('./${folder}/${name}/index.tsx'),`), '  },')
  }
  lines.push('  guards: {', ...guardNames.map((name) => `    '${name}': ${camel(name)},`), '  },', '}', '')
  return lines.join('\n')
}
