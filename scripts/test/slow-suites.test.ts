import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slowSuites } from './slow-suites.ts'

const names = slowSuites.map(({ name }) => name)

describe('the slow suites', () => {
  it('have different names, in the order of the alphabet', () => {
    expect(names).toEqual([...new Set(names)].toSorted())
  })

  it('run files that exist', () => {
    const files = slowSuites.flatMap(({ commands }) => commands.flat()).filter((word) => /^\w[\w.-]*\//.test(word))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('are those that tests and the configuration of Playwright ask for', () => {
    const files = globSync('{scripts,tests}/**/*.{test,spec}.{ts,tsx}')
    const asked = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env\.SLOW_SUITE [!=]== '([\w-]+)'/g)].map(([, name]) => name!),
    )
    const [, table] = /const slowProjects[^=]*= \{\n([\s\S]*?)\n\}\n/.exec(
      readFileSync('playwright.config.ts', 'utf8'),
    )!
    const projects = [...table!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!)
    expect(asked.length).toBeGreaterThan(5)
    expect(projects.length).toBeGreaterThan(10)
    expect([...asked, ...projects].filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('npm run test:slow', () => {
  /** Runs it in a folder whose Vitest prints what it was given, and fails where it is told to. */
  function run(words: readonly string[], failing = '') {
    const folder = mkdtempSync(join(tmpdir(), 'slow-'))
    mkdirSync(join(folder, 'node_modules/vitest'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/vitest/package.json'), '{ "bin": { "vitest": "tool.mjs" } }')
    writeFileSync(
      join(folder, 'node_modules/vitest/tool.mjs'),
      `const { SLOW_SUITE, FAULT_RUNS = '' } = process.env
console.log(['ran', SLOW_SUITE, FAULT_RUNS, ...process.argv.slice(2).filter((word) => !word.includes('/'))].join(' '))
process.exitCode = SLOW_SUITE === '${failing}' ? 3 : 0`,
    )
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/test-slow.ts'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    return {
      status,
      lines: stdout
        .trim()
        .replaceAll(/\d+ s$/gm, 'N s')
        .split('\n'),
      stderr,
    }
  }

  it('runs several suites, gives each the arguments, and sums up', () => {
    const { status, lines } = run(['realtime', 'publishing', '-t', 'a b'], 'realtime')
    expect(status).toBe(1)
    expect(lines).toEqual([
      '── realtime: about 5 min',
      'ran realtime 10 run --retry=0 -t a b',
      '── publishing: about 10 min',
      'ran publishing  run --retry=0 -t a b',
      'realtime      FAILED in N s',
      'publishing    passed in N s',
    ])
    expect(run(['realtime']).status).toBe(0)
  })

  it('runs nothing if the build fails', () => {
    const { status, lines } = run(['money'])
    expect([status, lines.at(-1), lines.some((line) => line.startsWith('ran'))]).toEqual([
      1,
      'money         FAILED in N s',
      false,
    ])
  })

  it('lists the suites: how long each takes, and what it proves', () => {
    const { status, lines } = run(['--list'])
    const printed = lines.join(' ').replaceAll(/ +/g, ' ')
    expect(status).toBe(0)
    for (const { name, minutes, proves } of slowSuites) expect(printed).toContain(`${name} ${minutes} min ${proves}`)
  })

  it('refuses a name that is none, and names the nearest', () => {
    expect(run(['moneys'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean money?') as string,
    })
    expect(run([])).toMatchObject({ status: 2, stderr: expect.stringContaining('test:slow -- --list') as string })
  })
})
