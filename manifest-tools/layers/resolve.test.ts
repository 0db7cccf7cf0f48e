import { describe, expect, it } from 'vitest'
import { resolve, resolver } from './resolve.ts'

const files: Record<string, object> = {
  base: { $schema: 'x', abstract: true, id: 'base', a: 1, list: [1, 2], deep: { x: 1, y: 2 } },
  family: { abstract: true, extends: 'base', id: 'family', a: 2, deep: { y: null } },
  nova: { extends: 'family', id: 'nova', list: [3], deep: { z: 3 } },
  nameless: { extends: 'base' },
}
const read = (name: string) => files[name] && JSON.stringify(files[name])

describe('resolve', () => {
  it('merges a chain, parents first, without settings of the files themselves', () => {
    const { manifest, layers, problems, complete } = resolve('nova', read)
    expect(manifest).toEqual({ id: 'nova', a: 2, list: [3], deep: { x: 1, z: 3 } })
    expect(layers.map(({ name }) => name)).toEqual(['base', 'family', 'nova'])
    expect([problems, complete]).toEqual([[], true])
  })

  it('does not inherit an id', () => {
    expect(resolve('nameless', read).manifest).not.toHaveProperty('id')
  })

  it('reads each parent once, and returns a separate manifest for each brand', () => {
    const reads: string[] = []
    const resolveAll = resolver((name) => {
      reads.push(name)
      return read(name)
    })
    expect(resolveAll('nova').manifest).toMatchObject({ id: 'nova', a: 2 })
    expect(resolveAll('nameless').manifest).toMatchObject({ a: 1, deep: { x: 1, y: 2 } })
    expect(resolveAll('nova').manifest).toEqual(resolve('nova', read).manifest)
    expect(reads.sort()).toEqual(['base', 'family', 'nameless', 'nova', 'nova'])
  })

  it('reports a manifest that does not exist', () => {
    expect(resolve('nobody', read)).toMatchObject({
      layers: [],
      complete: false,
      problems: [{ code: 'manifest/not-found' }],
    })
  })

  it('detects a cycle, whichever brand it starts at', () => {
    const circle: Record<string, string> = {
      aa: '{"id":"aa","extends":"bb"}',
      bb: '{"id":"bb","extends":"aa"}',
      cc: '{"id":"cc","extends":"aa"}',
    }
    const resolveAll = resolver((name) => circle[name])
    const said = ['aa', 'bb', 'cc'].map((id) => resolveAll(id).problems.map(({ message, layer }) => [layer, message]))
    expect(said).toEqual([
      [['bb', '"extends" forms a cycle: aa → bb → aa.']],
      [['aa', '"extends" forms a cycle: bb → aa → bb.']],
      [['bb', '"extends" forms a cycle: aa → bb → aa.']],
    ])
  })
})
