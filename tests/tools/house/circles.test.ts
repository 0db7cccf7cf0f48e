import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf, type ImportGraph, importGraph } from './circles.ts'

const folders = [
  'engine',
  'domains',
  'widgets',
  'manifest-tools',
  'schemas/generated',
  'scripts',
  'sandbox',
  'studio',
  'testing',
  'tests',
]

const graphOf = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports))

describe('circles among imports', () => {
  it('are sought along relative paths, aliases, types and re-exports, but not along import() and packages', () => {
    const root = mkdtempSync(join(tmpdir(), 'circles-'))
    const write = (file: string, ...lines: string[]) => writeFileSync(join(root, file), lines.join('\n'))
    mkdirSync(join(root, 'one', 'inner'), { recursive: true })
    mkdirSync(join(root, 'two'))
    write('package.json', JSON.stringify({ imports: { '#one/*': './one/*', '#two': './two/index.ts' } }))
    write('one/a.ts', `import './b.ts'`, `import type { C } from './inner/c.tsx'`, `export type D = C`)
    write('one/b.ts', `export { type C } from '#one/inner/c.tsx'`, `export const later = () => import('./a.ts')`)
    write(
      'one/inner/c.tsx',
      `export * from '#two'`,
      `import { useState } from 'react'`,
      `export type C = typeof useState`,
    )
    write('two/index.ts', `// import '../one/a.ts'`, `export const text = "import '../one/b.ts'"`)
    expect(Object.fromEntries(importGraph(root, ['one', 'two']))).toEqual({
      'one/a.ts': ['one/b.ts', 'one/inner/c.tsx'],
      'one/b.ts': ['one/inner/c.tsx'],
      'one/inner/c.tsx': ['two/index.ts'],
      'two/index.ts': [],
    })
    rmSync(root, { recursive: true })
  })

  it('are found at any length, also if the files share other imports', () => {
    expect(circlesOf(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
    expect(circlesOf(graphOf({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d'], f: ['f', 'a'] }))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
      ['f'],
    ])
  })

  it('are none', () => {
    const graph = importGraph('.', folders)
    expect(graph.size).toBeGreaterThan(1000)
    const circles = circlesOf(graph).map((files) => files.join(', '))
    expect(circles).toEqual([])
  })
})
