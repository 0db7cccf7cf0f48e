import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../docs/site/sources.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
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

/** Returns what is wrong with a command, if it is one of the project’s. */
function problemOf(line: string): string | undefined {
  const [, run, after = ''] = /^(?:\w+=\S+ )*npm run (?:-s )?([\w:]+)(?: -- (.*))?$/.exec(line) ?? []
  if (run !== undefined && !(run in scripts)) return `there is no script ${run}`
  if (run === 'bench' && !isBench(after)) return `there is no bench ${after}`
  const [, path] =
    /^(?:node|npx vitest run|npx playwright test|docker compose --file|bash) ((?:[\w.-]+\/)+[\w.-]+)/.exec(line) ?? []
  if (path !== undefined && !path.includes('my-') && !existsSync(path)) return `there is no file ${path}`
  return undefined
}

const benches = [...readFileSync('bench/main.ts', 'utf8').matchAll(/^ {2}(\w+): async \(\) =>/gm)].map(
  ([, name]) => name,
)
const isBench = (words: string) => benches.includes(words.split(' ')[0])

describe('the commands that documentation names', () => {
  it.each(files)('exist: %s', (file) => {
    expect(codeOf(file).flatMap((line) => (problemOf(line) ? `${line}: ${problemOf(line)}` : []))).toEqual([])
  })

  it('are told from commands that do not exist', () => {
    expect(problemOf('npm run brand -- check')).toBeUndefined()
    expect(problemOf('npm run bench -- size --check')).toBeUndefined()
    expect(problemOf('npm run brands')).toContain('brands')
    expect(problemOf('npm run bench -- weight')).toContain('weight')
    expect(problemOf('node scripts/absent.ts')).toContain('absent')
    expect(files.flatMap(codeOf).filter((line) => line.startsWith('npm run')).length).toBeGreaterThan(80)
  })
})
