import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemOf } from './commands.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts, version } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; version: string }
const workflow = read('.github/workflows/ci.yml')

describe('the workflow', () => {
  const commands = [...workflow.matchAll(/^ +- run: (.*)$/gm)].map(([, command]) => command!)

  it('runs what .ci runs, on Node 22 and 24', () => {
    expect(commands).toContain('.ci/run')
    expect(commands.some((command) => command.startsWith('.ci/brands '))).toBe(true)
    expect(workflow).toContain('node: [22, 24]')
  })

  it('names scripts and folders that exist', () => {
    expect(commands.flatMap((command) => problemOf(command) ?? [])).toEqual([])
    const paths = commands.flatMap((command) => /(?:^|run )((?:\.ci|scripts)\/[\w-]+)/.exec(command)?.[1] ?? [])
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('may only read the repository', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(workflow).not.toContain('pull_request_target')
  })
})

describe('the repository', () => {
  it('has owners for paths that exist', () => {
    const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path]) => path!)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('keeps the packages of every lock file young', () => {
    const [, list] = /directories: \[(.*)\]/.exec(read('.github/dependabot.yml'))!
    const folders = list!.split(', ').map((folder) => `.${folder}`)
    expect(folders.filter((folder) => !existsSync(`${folder}/package-lock.json`))).toEqual([])
    expect(folders.toSorted()).toEqual(['./', './bench', './docs/site'])
  })

  it('opens in a container with the Node of .nvmrc, on the port of npm start', () => {
    const container = JSON.parse(read('.devcontainer/devcontainer.json')) as Record<string, unknown>
    expect(container['image']).toContain(`javascript-node:${read('.nvmrc').trim()}-`)
    expect(container['postCreateCommand']).toBe(`${scripts['prestart']} --browser`)
    expect(container['forwardPorts']).toEqual([4600])
  })

  it('has a changelog with a date for each version, newest first', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!)
    expect(headings[0]).toBe('[Unreleased]')
    expect(headings[1]).toMatch(new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`))
    const dates = headings.slice(1).map((heading) => / - (\d{4}-\d{2}-\d{2})$/.exec(heading)?.[1] ?? heading)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})
