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
  for (const { folder, names } of slots) {
    lines.push(
      `  ${folder}: {`,
      ...names.map((name) => `    '${name}': () => import('./${folder}/${name}/${moduleOf(folder, name)}'),`),
      '  },',
    )
  }
  lines.push(
    '  platforms: {',
    ...platformNames.map((name) => `    '${name}': () => import('./platforms/${name}/index.ts'),`),
    '  },',
  )
  lines.push(
    ...list('modals', modals()),
    ...list('whileClosed', marked('blocks', 'x-while-closed')),
    ...list('continued', marked('blocks', 'x-continued')),
  )
  lines.push(
    '  offers: {',
    ...['blocks', 'overlays'].flatMap((slot) => list(slot, offersOf(slot)).map(indented)),
    '  },',
  )
  lines.push('  promotes: {', ...promoting(), '  },')
  lines.push('  guards: {', ...guardNames.map((name) => `    '${name}': ${camel(name)},`), '  },', '}', '')
  return lines.join('\n')
}

const list = (name: string, entries: string[]) => [`  ${name}: [`, ...entries.map((entry) => `    '${entry}',`), '  ],']

const optionsOf = (folder: string, name: string) => readJson(`widgets/${folder}/${name}/options.schema.json`)

const namesOf = (folder: string) => slots.find((slot) => slot.folder === folder)!.names

/** The widgets of a slot whose options schema has a keyword. */
const marked = (folder: string, keyword: string) => namesOf(folder).filter((name) => keyword in optionsOf(folder, name))

/** The widgets of a slot that offer something to play: all that do not say otherwise, so that none is forgotten. */
const offersOf = (folder: string) => namesOf(folder).filter((name) => optionsOf(folder, name)['x-offer'] !== false)

/** Maps what promotes to the kind of promotion. Fails where a block and an overlay of one name promote different kinds. */
function promoting(): string[] {
  const kinds = new Map<string, string>()
  for (const folder of ['blocks', 'overlays'])
    for (const name of marked(folder, 'x-promotes')) {
      const kind = String(optionsOf(folder, name)['x-promotes'])
      if ((kinds.get(name) ?? kind) !== kind) throw new Error(`Two widgets called ${name} promote different kinds.`)
      kinds.set(name, kind)
    }
  return [...kinds].map(([name, kind]) => `    '${name}': '${kind}',`)
}

const indented = (line: string) => `  ${line}`

/** The modal overlays, in the order of their `x-modal`. Fails where two have the same place. */
function modals(): string[] {
  const names = marked('overlays', 'x-modal')
  const places = new Map(names.map((name) => [optionsOf('overlays', name)['x-modal'] as number, name]))
  if (places.size < names.length) throw new Error('Two overlays have the same x-modal.')
  return [...places].sort(([a], [b]) => a - b).map(([, name]) => name)
}
