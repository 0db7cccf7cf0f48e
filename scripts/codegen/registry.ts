import { banner, camel } from './files.ts'
import { guardNames, moduleOf, slots } from './slots.ts'

/** Renders the map of all widgets (loaded lazily) and guards (loaded at once). */
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

/** Renders the types of names that have settings but are not implemented yet. */
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
