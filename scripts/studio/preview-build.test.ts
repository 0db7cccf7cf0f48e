import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { replaced } from './preview-build.ts'

/** Returns the names of the values that a module exports. */
function exportsOf(module: string): string[] {
  const code = readFileSync(module, 'utf8')
  const declared = [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name!)
  const passedOn = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().split(' as ').at(-1)!),
  )
  const all = [...code.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, from]) =>
    exportsOf(join(dirname(module), from!)),
  )
  return [...declared, ...passedOn, ...all]
}

it.each(Object.entries(replaced))('%s: what previews have in its place exports the same names', (module, own) => {
  expect(exportsOf(module)).not.toEqual([])
  expect(exportsOf(own)).toEqual(expect.arrayContaining(exportsOf(module)))
})
