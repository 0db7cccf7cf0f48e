import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf, groupGraph, type ImportGraph, importGraph } from './circles.ts'

const graphOf = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports))

describe('circles among imports', () => {
  it('are sought along relative paths, aliases, types and re-exports, but not along import() and packages', () => {
    const root = mkdtempSync(join(tmpdir(), 'circles-'))
    const write = (file: string, ...lines: string[]) => writeFileSync(join(root, file), lines.join('\n'))
    mkdirSync(join(root, 'engine', 'inner'), { recursive: true })
    mkdirSync(join(root, 'sandbox', 'app'), { recursive: true })
    write('package.json', JSON.stringify({ imports: { '#engine/*': './engine/*', '#api': './engine/api.ts' } }))
    write('sandbox/package.json', JSON.stringify({ imports: { '#api': './app/api.ts' } }))
    write('vite.config.ts', `import './engine/a.ts'`)
    write('engine/a.ts', `import './b.ts'`, `import type { C } from './inner/c.tsx'`, `export type D = C`)
    write('engine/b.ts', `export { type C } from '#engine/inner/c.tsx'`, `export const later = () => import('./a.ts')`)
    write(
      'engine/inner/c.tsx',
      `export * from '#api'`,
      `import { useState } from 'react'`,
      `export type C = typeof useState`,
    )
    write('engine/api.ts', `// import '../a.ts'`, `export const text = "import '../b.ts'"`)
    write('sandbox/app/api.ts', `/* import('../../engine/b.ts') */`, `export type A = import('../../engine/a.ts').D`)
    write('sandbox/app/b.ts', `import type { A } from '#api'`, `export type B = A`)
    expect(Object.fromEntries(importGraph(root))).toEqual({
      'vite.config.ts': ['engine/a.ts'],
      'engine/a.ts': ['engine/b.ts', 'engine/inner/c.tsx'],
      'engine/b.ts': ['engine/inner/c.tsx'],
      'engine/inner/c.tsx': ['engine/api.ts'],
      'engine/api.ts': [],
      'sandbox/app/api.ts': ['engine/a.ts'],
      'sandbox/app/b.ts': ['sandbox/app/api.ts'],
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

  it('are found among groups of files', () => {
    const graph = graphOf({ 'a/1': ['a/2', 'b/1', 'c'], 'a/2': [], 'b/1': [], 'b/2': ['a/2'], c: ['a/1'] })
    const groups = groupGraph(graph, (file) => /^(.)\//.exec(file)?.[1])
    expect(Object.fromEntries(groups)).toEqual({ a: ['b'], b: ['a'] })
    expect(circlesOf(groups)).toEqual([['a', 'b']])
  })
})

describe('the repository', () => {
  const graph = importGraph('.')

  it('has no circles', () => {
    expect(graph.size).toBeGreaterThan(2000)
    expect(circlesOf(graph).map((files) => files.join(', '))).toEqual([])
  })

  const isTest = (file: string) => /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(file)

  it('has no circles among the folders of the sandbox, in which `tables.ts` belongs to the database', () => {
    const folderOf = (file: string) =>
      isTest(file) || !file.startsWith('sandbox/')
        ? undefined
        : (/^sandbox\/(?:art|games|(?:domains|platforms|vendors)\/[\w-]+)(?=\/(?!tables\.ts))/.exec(file)?.[0] ?? file)
    const folders = groupGraph(graph, folderOf)
    expect(folders.size).toBeGreaterThan(10)
    expect(circlesOf(folders).map((names) => names.join(', '))).toEqual([])
  })

  it('knows the domains of the sandbox in three files of its server', () => {
    const knowing = [...graph].filter(
      ([file, imports]) =>
        file.startsWith('sandbox/app/') && !isTest(file) && imports.some((path) => path.startsWith('sandbox/domains/')),
    )
    expect(knowing.map(([file]) => file).sort()).toEqual([
      'sandbox/app/db/tables.ts',
      'sandbox/app/seed.ts',
      'sandbox/app/services.ts',
    ])
  })
})
