import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand, changed } from '#testing/brand.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'manifests'))
  copyFileSync('manifests/base.json', join(folder, 'manifests/base.json'))
  for (const id of ['lumina', 'nova']) {
    mkdirSync(join(folder, 'public/brands', id), { recursive: true })
    for (const name of ['logo', 'icon']) writeFileSync(join(folder, `public/brands/${id}/${name}.svg`), '<svg/>')
  }
  write('lumina', brand)
  write('nova', brand.replaceAll('lumina', 'nova').replaceAll('Lumina', 'Nova').replaceAll('LUMINA', 'NOVA'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, `manifests/${name}.json`), text)

/** Runs the command in the temporary folder. */
function run(...args: string[]) {
  const command = join(import.meta.dirname, 'brand.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout: stdout.replace(/\d+ ms/, 'N ms'), stderr }
}

describe('brand check', () => {
  it('exits with 0 if there are no findings', () => {
    expect(run('check')).toEqual({ status: 0, stdout: '0 errors, 0 warnings · 2 brands valid · N ms\n', stderr: '' })
  })

  it('reports a misspelt key, a wrong type and an unknown widget at once, and exits with 1', () => {
    const widget = changed('"HORSES": {', '"MAIN": { "blocks": [{ "use": "gamerow" }] }, "HORSES": {')
    write('lumina', widget.replace('"radius"', '"raduis"').replace('"title": "Lumina"', '"title": 5'))
    const { status, stdout } = run('check')
    expect(status).toBe(1)
    expect(stdout).toContain('error[manifest/wrong-type]  manifests/lumina.json:8:21  /seo/title\n')
    expect(stdout).toContain('error[manifest/unknown-setting]  manifests/lumina.json:9:14  /theme/raduis\n')
    expect(stdout).toContain('^^^^^^^^ did you mean "radius"?\n')
    expect(stdout).toContain('error[blocks/unknown-widget]  manifests/lumina.json:12:44  /pages/MAIN/blocks/0/use\n')
    expect(stdout).toMatch(/\n3 errors, 0 warnings · 1 other brand valid · N ms\n\n/)
  })

  it('says that the images of manifests without a folder of images are not checked', () => {
    rmSync(join(folder, 'public'), { recursive: true })
    const { status, stdout } = run('check')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'note[assets/not-checked]\n  The images that the manifests name are not checked: there is no folder public.\n',
    )
  })

  it('checks only the named brands', () => {
    write('lumina', '{')
    expect(run('check', 'nova').status).toBe(0)
    expect(run('check', 'nova', 'lumina').status).toBe(1)
  })

  it('reports once what several brands inherit', () => {
    mkdirSync(join(folder, 'manifests/shared'))
    write('shared/family', '{ "id": "family", "abstract": true, "extends": "base", "wheel": 5 }')
    for (const id of ['lumina', 'nova']) write(id, brand.replaceAll('lumina', id).replace('"base"', '"family"'))
    const { status, stdout } = run('check')
    expect(status).toBe(1)
    expect(stdout.match(/error\[/g)).toHaveLength(1)
    expect(stdout).toContain('manifests/shared/family.json:1:65')
    expect(stdout).toContain('1 error, 0 warnings · 0 other brands valid')
  })

  it('fails on warnings with --fail-level warning', () => {
    write('lumina', changed('"theme"', '"hots": null, "theme"'))
    expect(run('check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('0 errors, 1 warning · 2 brands valid'),
    })
    expect(run('check', '--fail-level', 'warning').status).toBe(1)
  })

  it('writes JSON and annotations', () => {
    write('lumina', changed('"theme"', '"thme"'))
    const json = run('check', '--format', 'json')
    expect(json.status).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({
      errors: 1,
      valid: 1,
      diagnostics: [
        { code: 'manifest/unknown-setting', suggestion: 'theme', file: 'manifests/lumina.json', line: 9, column: 3 },
      ],
    })
    const start = '::error file=manifests/lumina.json,line=9,col=3,title=manifest/unknown-setting::'
    expect(run('check', '--format', 'github').stdout.slice(0, start.length)).toBe(start)
  })
})

describe('brand check --fix', () => {
  it('fixes what is certain, reports it, and reports the rest', () => {
    write('lumina', changed('"radius"', '"raduis"').replace('"title": "Lumina"', '"title": true'))
    expect(run('check').stdout).toContain('  fix      : npm run brand -- check lumina --fix')
    const { status, stdout } = run('check', '--fix')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^fixed\[manifest\/unknown-setting\]  manifests\/lumina\.json:9:14  \/theme\/raduis is now "radius"\n\nerror\[manifest\/wrong-type\]/,
    )
    expect(stdout).toMatch(/\n1 fixed · 1 error, 0 warnings · 1 other brand valid · N ms\n\n/)
    expect(readFileSync(join(folder, 'manifests/lumina.json'), 'utf8')).toBe(
      changed('"title": "Lumina"', '"title": true'),
    )
  })

  it('reports that there was nothing to fix', () => {
    expect(run('check', '--fix')).toMatchObject({
      status: 0,
      stdout: '0 fixed · 0 errors, 0 warnings · 2 brands valid · N ms\n',
    })
  })
})

it('writes SARIF with the same fixes as --fix', () => {
  write('lumina', changed('"radius"', '"raduis"'))
  const { status, stdout } = run('check', '--format', 'sarif')
  expect(status).toBe(1)
  const [{ results }] = JSON.parse(stdout).runs
  expect(results).toHaveLength(1)
  const [{ replacements }] = results[0].fixes[0].artifactChanges
  const { charOffset, charLength } = replacements[0].deletedRegion
  expect(changed('"radius"', '"raduis"').slice(charOffset, charOffset + charLength)).toBe('"raduis"')
})

describe('brand list', () => {
  it('prints one line for each brand', () => {
    const { status, stdout } = run('list')
    expect(status).toBe(0)
    expect(stdout.split('\n')[0]).toMatch(/^id +name +currency +theme +sport +languages +hosts$/)
    expect(stdout).toMatch(/^lumina +Lumina +EUR +dark +– +en fr .* lumina\.example$/m)
    expect(stdout).toMatch(/^nova +Nova +EUR +.* nova\.example$/m)
  })

  it('lists what can be read, as JSON with --json', () => {
    write('broken', '{')
    const rows: unknown = JSON.parse(run('list', '--json').stdout)
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
  ])('brand %j', (args, message) => {
    const { status, stderr } = run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })

  it('shows examples in the help', () => {
    const { status, stdout } = run('check', '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('npm run brand -- check --format github')
  })
})
