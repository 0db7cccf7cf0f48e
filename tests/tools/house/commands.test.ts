import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../docs/site/sources.ts'
import { problemOf } from './commands.ts'

const files = ['README.md', ...sourceFiles().filter((file) => file !== 'CHANGELOG.md')]

/** The lines of code of a page, in text and in fenced blocks: the commands that it names are among them. */
function codeOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const fenced = [...text.matchAll(/^( *)```(?:sh|console)\n([\s\S]*?)^ *```$/gm)].flatMap(([, , code]) =>
    code!.split('\n'),
  )
  const inline = [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  return [
    ...fenced.map((line) =>
      line
        .trim()
        .replace(/^\$ /, '')
        .replace(/ +# .*$/, ''),
    ),
    ...inline,
  ]
}

describe('the commands that documentation names', () => {
  it.each(files)('exist: %s', (file) => {
    expect(codeOf(file).flatMap((line) => (problemOf(line) ? `${line}: ${problemOf(line)}` : []))).toEqual([])
  })

  it('are told from commands that do not exist', () => {
    expect(problemOf('npm run brand -- check')).toBeUndefined()
    expect(problemOf('npm run bench -- size --check')).toBeUndefined()
    expect(problemOf('npm test')).toBeUndefined()
    expect(problemOf('npm test -- types unit')).toBeUndefined()
    expect(problemOf('npm run test:slow money faults -- --grep deposit')).toBeUndefined()
    expect(problemOf('npm run test:slow -- --list')).toBeUndefined()
    expect(problemOf('npm test -- typos')).toContain('typos')
    expect(problemOf('npm run test:slow moneys')).toContain('Did you mean money?')
    expect(problemOf('npm run brands')).toContain('brands')
    expect(problemOf('npm run bench -- weight')).toContain('weight')
    expect(problemOf('node scripts/absent.ts')).toContain('absent')
    expect(files.flatMap(codeOf).filter((line) => line.startsWith('npm run')).length).toBeGreaterThan(80)
  })
})
