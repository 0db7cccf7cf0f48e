import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { appendLines, linesIn } from './json-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'json-lines-'))
const file = join(folder, 'deep/log.jsonl')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('appends lines, and leaves out what a killed process has not completed', () => {
  expect(linesIn(file)).toEqual([])
  appendLines(file, { name: 'é' }, { second: true })
  appendFileSync(file, '{"torn":')
  expect(linesIn(file)).toEqual(['{"name":"é"}', '{"second":true}'])
  appendLines(file, { third: true })
  expect(readFileSync(file, 'utf8')).toBe('{"name":"é"}\n{"second":true}\n{"third":true}\n')
})
