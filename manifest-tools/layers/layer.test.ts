import { describe, expect, it } from 'vitest'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { resolve } from './resolve.ts'

const problemsOf = (text: string) =>
  diagnoseSources(resolve('lumina', () => text)).map(({ code, line, column, message }) => ({
    code,
    line,
    column,
    message,
  }))

describe('a file that is not parsed', () => {
  it('is larger than 2 MB, and reported at once', () => {
    const start = performance.now()
    expect(problemsOf(`{ "name": "${'x'.repeat(30_000_000)}" }`)).toEqual([
      { code: 'json/too-large', line: 1, column: 1, message: 'The file has 31 MB; a manifest has at most 2 MB.' },
    ])
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('has 2,000 levels', () => {
    expect(problemsOf('{"a":'.repeat(2000) + '1' + '}'.repeat(2000))).toMatchObject([{ code: 'json/too-deep' }])
    expect(problemsOf('['.repeat(100_000))).toMatchObject([{ code: 'json/too-deep' }])
  })

  it('is UTF-16, with or without a byte order mark', () => {
    const text = '{ "name": "Lumina" }'
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(problemsOf(bytes.toString('utf8'))).toMatchObject([{ code: 'json/not-utf-8' }])
  })
})

it('a file whose name cannot be an id is to be renamed, which no fix does', () => {
  const found = diagnoseSources(resolve('Lumina', () => '{ "id": "lumina" }')).filter(
    ({ pointer }) => pointer === '/id',
  )
  expect(found).toMatchObject([{ code: 'manifest/file-name', message: expect.stringContaining('rename the file') }])
  expect(found[0]).not.toHaveProperty('fix')
})

it('brackets in strings do not count as levels', () => {
  expect(problemsOf(`{ "name": "${'['.repeat(100)}\\"{" }`).map(({ code }) => code)).not.toContain('json/too-deep')
})
