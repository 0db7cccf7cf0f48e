import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unifiedDiff } from './unified-diff.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
const lines = numbers(30)
  .map((number) => `${number}\n`)
  .join('')

it('shows each change with three lines of context', () => {
  const after = lines.replace('\n5\n', '\nfive\n').replace('\n20\n', '\n').replace('30\n', '30\n31\n')
  expect(unifiedDiff('a.json', lines, after)).toBe(`--- a.json
+++ a.json
@@ -2,7 +2,7 @@
 2
 3
 4
-5
+five
 6
 7
 8
@@ -17,7 +17,6 @@
 17
 18
 19
-20
 21
 22
 23
@@ -28,3 +27,4 @@
 28
 29
 30
+31`)
})

it('is empty without changes', () => {
  expect(unifiedDiff('a.json', lines, lines)).toBe('')
})

it.each([
  ['changes side by side', lines.replace('\n5\n6\n', '\nx\n').replace('\n12\n', '\ny\nz\n')],
  ['a first line', `0\n${lines}`],
  ['a last line without a newline', lines.trimEnd()],
  ['an empty file', ''],
])('can be applied with git: %s', (_what, after) => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  writeFileSync(join(folder, 'a.json'), lines)
  const { status, stderr } = spawnSync('git', ['apply', '-p0', '--unidiff-zero', '-'], {
    cwd: folder,
    input: `${unifiedDiff('a.json', lines, after)}\n`,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(after)
  rmSync(folder, { recursive: true })
})
