import { banner, camel } from './files.ts'
import { guardNames, moduleOf, slots } from './slots.ts'

/** The map from every name that a manifest can use to its code: widgets lazily, guards at once. */
export function registryModule(): string {
  const lines = [
    `// ${banner}`,
    `import type { Registry } from '#engine/registry.ts'`,
    ...guardNames.map((name) => `import { ${camel(name)} } from './guards/${name}.ts'`),
    '',
    'export const registry: Registry = {',
  ]
  for (const { folder, built } of slots.filter((slot) => slot.built.length > 0)) {
    lines.push(
      `  ${folder}: {`,
      ...built.map((name) => `    '${name}': () => import('./${folder}/${name}/${moduleOf(folder, name)}'),`),
      '  },',
    )
  }
  lines.push('  guards: {', ...guardNames.map((name) => `    '${name}': ${camel(name)},`), '  },', '}', '')
  return lines.join('\n')
}

/** The names that a manifest may use though their code is not there yet: their settings come first, their widgets later. */
export function unbuiltModule(): string {
  const unbuilt = slots.map(({ type, names, built }) => ({
    type,
    names: names.filter((name) => !built.includes(name)),
  }))
  const types = unbuilt.map(
    ({ type, names }) => `export type Unbuilt${type} = ${names.map((name) => `'${name}'`).join(' | ') || 'never'}`,
  )
  return [`// ${banner}`, ...types, ''].join('\n')
}
