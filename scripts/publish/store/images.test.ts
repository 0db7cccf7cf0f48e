import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const compose = readFileSync('deploy/compose.yaml', 'utf8')

/** The stages of the Dockerfile: name, what it starts from, and its text. */
const stages = dockerfile
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [, from, name] = /^(\S+) AS (\S+)/.exec(text)!
    return { name: name!, from: from!, text }
  })
const stage = (name: string) => stages.find((each) => each.name === name)!

/** The user that a stage runs as: its own last one, else that of what it starts from. */
function userOf(name: string): string | undefined {
  const { text, from } = stage(name)
  return (
    [...text.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1] ??
    (stages.some((each) => each.name === from) ? userOf(from) : undefined)
  )
}

describe('the images', () => {
  it.each([
    ['web', 'nginx'],
    ['tools', 'node'],
    ['api', 'node'],
  ])('run without root: %s', (name, user) => {
    expect(userOf(name)).toBe(user)
  })

  it.each(['web', 'api'])('say whether they are healthy: %s', (name) => {
    expect(stage(name).text).toContain('HEALTHCHECK')
  })

  it('hold neither a package manager’s cache nor the tools of the build’s stage', () => {
    expect(stage('tools').from).toMatch(/^node:\d+-\w+-slim$/)
    expect(stage('tools').text).toContain('COPY --from=build')
    expect(stage('web').text).not.toContain('node_modules')
  })

  it('listen where nginx’s configuration is changed to listen, and compose expects it', () => {
    expect(readFileSync('deploy/nginx/site.conf', 'utf8')).toContain('listen 80 ')
    expect(stage('web').text).toContain(`'s/listen 80 /listen 8080 /'`)
    expect(compose).toContain('- 8080:8080')
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name!)
    expect([...new Set(targets)].toSorted()).toEqual(['api', 'tools', 'web'])
  })

  it('have every package that publishing and the sandbox import', () => {
    const removed = [...dockerfile.matchAll(/^ {2}node_modules\/(\S+)/gm)].map(([, name]) => name!)
    const run = globSync([
      'scripts/{brand.mjs,serve.ts,start.ts}',
      'engine/render.tsx',
      '{manifest-tools,sandbox/{app,domains,platforms},scripts/{brand,machine,publish}}/**/*.ts',
    ]).filter((file) => !/\.(test|fixture)\.|testing/.test(file))
    const imported = new Set(
      run.flatMap((file) =>
        [
          ...readFileSync(file, 'utf8')
            .replace(/^import type .*$/gm, '')
            .matchAll(/(?:from|import) '([^'.#]+)'/g),
        ].map(([, name]) => name!),
      ),
    )
    expect(removed.length).toBeGreaterThan(15)
    expect(imported.has('commander')).toBe(true)
    const missing = [...imported].filter((name) => removed.some((gone) => name === gone || name.startsWith(`${gone}/`)))
    expect(missing).toEqual([])
  })
})
