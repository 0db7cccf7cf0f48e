import { banner, camel, readJson } from './files.ts'
import { guardNames, moduleOf, platformNames, slots } from './slots.ts'

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
  lines.push(
    '  platforms: {',
    ...platformNames.map((name) => `    '${name}': () => import('./platforms/${name}/index.ts'),`),
    '  },',
  )
  lines.push(...list('modals', modals()), ...list('whileClosed', marked('blocks', 'x-while-closed')))
  lines.push('  guards: {', ...guardNames.map((name) => `    '${name}': ${camel(name)},`), '  },', '}', '')
  return lines.join('\n')
}

const list = (name: string, entries: string[]) => [`  ${name}: [`, ...entries.map((entry) => `    '${entry}',`), '  ],']

const optionsOf = (folder: string, name: string) => readJson(`widgets/${folder}/${name}/options.schema.json`)

const builtIn = (folder: string) => slots.find((slot) => slot.folder === folder)!.built

/** The widgets of a slot whose options schema has a keyword. */
const marked = (folder: string, keyword: string) => builtIn(folder).filter((name) => keyword in optionsOf(folder, name))

/** The modal overlays, in the order of their `x-modal`. Fails where two have the same place. */
function modals(): string[] {
  const names = marked('overlays', 'x-modal')
  const places = new Map(names.map((name) => [optionsOf('overlays', name)['x-modal'] as number, name]))
  if (places.size < names.length) throw new Error('Two overlays have the same x-modal.')
  return [...places].sort(([a], [b]) => a - b).map(([, name]) => name)
}

/** The code that the painter draws a brand’s first screen with: blocks with `x-painted`, and every loader. */
export function paintedModule(): string {
  const painted = Object.entries({ blocks: marked('blocks', 'x-painted'), loaders: builtIn('loaders') })
  const widgets = painted.flatMap(([folder, names]) =>
    names.map((name) => ({ folder, name, id: camel(`${folder}-${name}`) })),
  )
  const lines = [
    `// ${banner}`,
    ...widgets.map(({ folder, name, id }) => `import ${id} from './${folder}/${name}/${moduleOf(folder, name)}'`),
    '',
    'export const painted = {',
  ]
  for (const [folder] of painted) {
    const own = widgets.filter((widget) => widget.folder === folder)
    lines.push(`  ${folder}: {`, ...own.map(({ name, id }) => `    '${name}': ${id},`), '  },')
  }
  return [...lines, '}', ''].join('\n')
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
