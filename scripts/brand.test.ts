import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand, changed } from '#testing/brand.ts'
import { scratchProject } from './brand/cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

beforeEach(() => {
  scratch = scratchProject()
  for (const id of ['lumina', 'nova']) {
    mkdirSync(join(scratch.folder, 'public/brands', id), { recursive: true })
    for (const name of ['logo', 'icon'])
      writeFileSync(join(scratch.folder, `public/brands/${id}/${name}.svg`), '<svg/>')
  }
  write('lumina', brand)
  write('nova', brand.replaceAll('lumina', 'nova').replaceAll('Lumina', 'Nova').replaceAll('LUMINA', 'NOVA'))
})
afterEach(() => scratch[Symbol.dispose]())

const write = (name: string, text: string) => scratch.write(name, text)
const run = (...args: string[]) => scratch.run(...args)

it('is a program that prints, and ends with the status of its command', () => {
  write('lumina', '{')
  const command = join(import.meta.dirname, 'brand.mjs')
  const options = { cwd: scratch.folder, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'check', 'nova', 'lumina'], options)
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout).toContain('1 error, 0 warnings · 1 other brand valid')
  expect(spawnSync(process.execPath, [command, 'chek'], options).status).toBe(2)
})

describe('brand check', () => {
  it('exits with 0 if there are no findings', async () => {
    expect(await run('check')).toEqual({
      status: 0,
      stdout: '0 errors, 0 warnings · 2 brands valid · N ms\n',
      stderr: '',
    })
  })

  it('reports a misspelt key, a wrong type and an unknown widget at once, and exits with 1', async () => {
    const widget = changed('"HORSES": {', '"MAIN": { "blocks": [{ "use": "gamerow" }] }, "HORSES": {')
    write('lumina', widget.replace('"radius"', '"raduis"').replace('"title": "Lumina"', '"title": 5'))
    const { status, stdout } = await run('check')
    expect(status).toBe(1)
    expect(stdout).toContain('error[manifest/wrong-type]  manifests/lumina.json:8:21  /seo/title\n')
    expect(stdout).toContain('error[manifest/unknown-setting]  manifests/lumina.json:9:14  /theme/raduis\n')
    expect(stdout).toContain('^^^^^^^^ did you mean "radius"?\n')
    expect(stdout).toContain('error[blocks/unknown-widget]  manifests/lumina.json:12:44  /pages/MAIN/blocks/0/use\n')
    expect(stdout).toMatch(/\n3 errors, 0 warnings · 1 other brand valid · N ms\n\n/)
  })

  it('says that the images of manifests without a folder of images are not checked', async () => {
    rmSync(join(scratch.folder, 'public'), { recursive: true })
    const { status, stdout } = await run('check')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'note[assets/not-checked]\n  The images that the manifests name are not checked: there is no folder public.\n',
    )
  })

  it('checks only the named brands', async () => {
    write('lumina', '{')
    expect((await run('check', 'nova')).status).toBe(0)
    expect((await run('check', 'nova', 'lumina')).status).toBe(1)
  })

  it('reports once what several brands inherit', async () => {
    mkdirSync(join(scratch.folder, 'manifests/shared'))
    write('shared/family', '{ "id": "family", "abstract": true, "extends": "base", "wheel": 5 }')
    for (const id of ['lumina', 'nova']) write(id, brand.replaceAll('lumina', id).replace('"base"', '"family"'))
    const { status, stdout } = await run('check')
    expect(status).toBe(1)
    expect(stdout.match(/error\[/g)).toHaveLength(1)
    expect(stdout).toContain('manifests/shared/family.json:1:65')
    expect(stdout).toContain('1 error, 0 warnings · 0 other brands valid')
  })

  it('fails on warnings with --fail-level warning', async () => {
    write('lumina', changed('"theme"', '"hots": null, "theme"'))
    expect(await run('check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('0 errors, 1 warning · 2 brands valid'),
    })
    expect((await run('check', '--fail-level', 'warning')).status).toBe(1)
  })

  it('writes JSON and annotations', async () => {
    write('lumina', changed('"theme"', '"thme"'))
    const json = await run('check', '--format', 'json')
    expect(json.status).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({
      errors: 1,
      valid: 1,
      diagnostics: [
        { code: 'manifest/unknown-setting', suggestion: 'theme', file: 'manifests/lumina.json', line: 9, column: 3 },
      ],
    })
    const start = '::error file=manifests/lumina.json,line=9,col=3,title=manifest/unknown-setting::'
    expect((await run('check', '--format', 'github')).stdout.slice(0, start.length)).toBe(start)
  })
})

describe('brand check --fix', () => {
  it('fixes what is certain, reports it, and reports the rest', async () => {
    write('lumina', changed('"radius"', '"raduis"').replace('"title": "Lumina"', '"title": true'))
    expect((await run('check')).stdout).toContain('  fix      : npm run brand -- check lumina --fix')
    const { status, stdout } = await run('check', '--fix')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^fixed\[manifest\/unknown-setting\]  manifests\/lumina\.json:9:14  \/theme\/raduis is now "radius"\n\nerror\[manifest\/wrong-type\]/,
    )
    expect(stdout).toMatch(/\n1 fixed · 1 error, 0 warnings · 1 other brand valid · N ms\n\n/)
    expect(scratch.read('lumina')).toBe(changed('"title": "Lumina"', '"title": true'))
  })

  it('reports that there was nothing to fix', async () => {
    expect(await run('check', '--fix')).toMatchObject({
      status: 0,
      stdout: '0 fixed · 0 errors, 0 warnings · 2 brands valid · N ms\n',
    })
  })
})

it('writes SARIF with the same fixes as --fix', async () => {
  write('lumina', changed('"radius"', '"raduis"'))
  const { status, stdout } = await run('check', '--format', 'sarif')
  expect(status).toBe(1)
  const [{ results }] = JSON.parse(stdout).runs
  expect(results).toHaveLength(1)
  const [{ replacements }] = results[0].fixes[0].artifactChanges
  const { charOffset, charLength } = replacements[0].deletedRegion
  expect(changed('"radius"', '"raduis"').slice(charOffset, charOffset + charLength)).toBe('"raduis"')
})

describe('brand list', () => {
  it('prints one line for each brand', async () => {
    const { status, stdout } = await run('list')
    expect(status).toBe(0)
    expect(stdout.split('\n')[0]).toMatch(/^id +name +currency +theme +sport +languages +hosts$/)
    expect(stdout).toMatch(/^lumina +Lumina +EUR +dark +– +en fr .* lumina\.example$/m)
    expect(stdout).toMatch(/^nova +Nova +EUR +.* nova\.example$/m)
  })

  it('lists what can be read, as JSON with --json', async () => {
    write('broken', '{')
    const rows: unknown = JSON.parse((await run('list', '--json')).stdout)
    expect(rows).toMatchObject([
      { id: 'broken', name: '', hosts: [], languages: [], currency: '' },
      { id: 'lumina', name: 'Lumina', hosts: ['lumina.example'], currency: 'EUR', theme: 'dark', sport: '' },
      { id: 'nova' },
    ])
  })
})

describe('misuse exits with 2 and says what to do', () => {
  it.each([
    [[], 'Usage: brand'],
    [['chek'], 'Did you mean check?'],
    [['check', 'lumna'], 'no such brand: lumna (brands: lumina, nova)'],
    [['check', '--format', 'xml'], 'Allowed choices are text, json, github, sarif'],
    [['check', '--fix-all'], 'unknown option'],
    [['list', '--manifests', 'nowhere'], 'no such folder: nowhere'],
    [['check', '--manifests', '.'], 'no base.json in .'],
    [['create', 'nova', '--manifests', '.'], 'no base.json in .'],
  ])('brand %j', async (args, message) => {
    const { status, stderr } = await run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })

  it('shows examples in the help', async () => {
    const { status, stdout } = await run('check', '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('npm run brand -- check --format github')
  })
})
