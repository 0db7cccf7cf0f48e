import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import base from '../../../manifests/base.json' with { type: 'json' }
import { merge } from '#manifest-tools/json/merge.ts'
import { checkBrands } from '#manifest-tools/check/check-brands.ts'
import { scratchProject } from '../../../scripts/brand/cli.fixture.ts'
import { brandProgram, commandNames } from '../../../scripts/brand/commands.ts'
import { locate, manifestSchema, specNames } from '#manifest-tools/explain/schema.ts'
import { specRows } from '../../../scripts/codegen/manual/spec-map.ts'
import { brandCommands, fences, isPrinted, jsonIn, pages, split } from './docs.ts'

const [lumina, ...parts] = jsonIn('docs/manifest.md').map((text) => JSON.parse(text))

/** The findings of `brand check` in a brand with this manifest. */
function findings(manifest: object): string[] {
  const files: Record<string, string> = { base: JSON.stringify(base), lumina: JSON.stringify(manifest) }
  const manifests = {
    folder: 'manifests',
    names: () => ['lumina'],
    parents: () => Object.keys(files),
    read: (name: string) => files[name],
    path: (name: string) => `manifests/${name}.json`,
  }
  return checkBrands(manifests, ['lumina']).diagnostics.map(({ code, message }) => `${code} ${message}`)
}

describe('the manual’s manifests', () => {
  it('are valid manifests', () => {
    expect(findings(lumina)).toEqual([])
  })

  it.each(parts.map((part) => [JSON.stringify(part), part]))('are valid parts: %s', (_text, part) => {
    expect(findings(merge(lumina, part))).toEqual([])
    expect(findings(merge(lumina, { ...part, planted: true }))).toHaveLength(1)
  })

  /** A recipe shows a whole setting, a field or several. */
  const asSetting = (part: object) => {
    if ('texts' in part) return { ...recipe[0], ...part }
    if ('forms' in part) return part
    const fields = { insert: [part].flat().map((entry) => ({ entry })) }
    return { forms: { 'registration-b': { fields } } }
  }
  const recipe = jsonIn('docs/recipes/ask-for-one-more-thing.md').map((text) => JSON.parse(text))

  it.each(recipe.map((part) => [JSON.stringify(part), part]))(
    'are valid in the recipe of forms, but for texts: %s',
    (_text, part) => {
      const ofTexts = /^(texts\/missing-key|forms\/no-label) /
      expect(findings(merge(lumina, asSetting(part))).filter((finding) => !ofTexts.test(finding))).toEqual([])
    },
  )

  it('are a valid landing page in its recipe, but for the other languages of the brand', () => {
    const landing = jsonIn('docs/recipes/write-a-landing-page.md').map((text) => JSON.parse(text))
    const all = landing.reduce((manifest: object, part) => merge(manifest, part), lumina)
    expect(landing.length).toBeGreaterThan(2)
    expect(findings(all).filter((finding) => !finding.startsWith('texts/missing-key '))).toEqual([])
  })

  it.each(pages)('are JSON in %s', (page) => {
    for (const text of jsonIn(page)) expect(() => JSON.parse(text)).not.toThrow()
  })
})

describe('the manual’s commands', () => {
  const help = new Map<string, string>()
  beforeAll(async () => {
    const { commands } = await brandProgram(commandNames)
    for (const command of commands)
      help.set(command.name(), [command, ...command.commands].map((each) => each.helpInformation()).join('\n'))
  }, 30_000)
  const helpOf = (command: string) => help.get(command) ?? ''

  it.each(pages)('exist, with their options, in %s', (page) => {
    for (const [command, ...words] of brandCommands(page)) {
      if (command!.startsWith('-') || command!.startsWith('<')) continue
      const flags = words.filter((word) => word.startsWith('--'))
      expect(helpOf(command!), command).toContain(`Usage: brand ${command}`)
      expect(
        flags.filter((flag) => !new RegExp(`^ +(-\\w, )?${flag}\\b`, 'm').test(helpOf(command!))),
        `${command} ${words.join(' ')}`,
      ).toEqual([])
    }
  })

  it('are all in docs/commands.md', async () => {
    using scratch = scratchProject()
    const named = [...(await scratch.run('--help')).stdout.matchAll(/^ {2}(\w+) [ [<]/gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'help')
    const documented = [...readFileSync('docs/commands.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(documented.sort()).toEqual(named.sort())
  })

  it('print what docs/commands.md says', { timeout: 30_000 }, async () => {
    using folder = scratchProject()
    symlinkSync(resolve('public'), join(folder.folder, 'public'))
    folder.write('lumina', jsonIn('docs/manifest.md')[0]!)
    folder.write('nova', jsonIn('docs/commands.md')[0]!)
    const consoles = fences('docs/commands.md').filter(({ language }) => language === 'console')
    expect(consoles.length).toBeGreaterThan(6)
    for (const { text } of consoles) {
      const [, line, printed] = /^\$ npm run brand -- (.*)\n([\s\S]*)$/.exec(text)!
      const { stdout, stderr } = await folder.run(...split(line!))
      if (!isPrinted(stdout + stderr, printed!)) expect(stdout + stderr, line).toBe(printed)
    }
  })
})

describe('the map of the specification’s names', () => {
  const settings = new Set(specRows.flatMap((row) => row.settings))

  it('lists settings that exist', () => {
    expect(specRows.length).toBeGreaterThan(40)
    expect([...settings].filter((name) => !locate(`/${name.replaceAll('.', '/')}`, base))).toEqual([])
  })

  it('lists every name of the schema', () => {
    const schemas = [...JSON.stringify(manifestSchema).matchAll(/"x-spec":("[^"]*"|\[[^\]]*\])/g)]
    const described = schemas.flatMap(([, names]) => specNames({ 'x-spec': JSON.parse(names!) as string | string[] }))
    const words = specRows.map((row) => row.words).join('\n')
    expect(described.length).toBeGreaterThan(10)
    expect(described.filter((name) => !new RegExp(`\\b${name}\\b`).test(words))).toEqual([])
  })

  it('covers every section of a manifest', () => {
    const text = readFileSync('docs/spec-map.md', 'utf8')
    const sections = Object.keys(manifestSchema.properties!).filter((name) => name !== '$schema')
    expect(sections.filter((name) => !new RegExp(`\`${name}[.\`]`).test(text))).toEqual([])
  })
})

describe('the manual’s links', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\w\- ]/gu, '')
      .replaceAll(' ', '-')
  const known = new Map<string, Set<string>>()
  const anchors = (page: string) => {
    const found =
      known.get(page) ??
      new Set([...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slug(heading!)))
    known.set(page, found)
    return found
  }

  it.each(pages)('resolve in %s', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!)
    for (const link of links) {
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(page), file) : page
      expect(existsSync(target), link).toBe(true)
      if (anchor !== undefined) expect(anchors(target), link).toContain(anchor)
    }
  })

  it('reach every page from docs/README.md', () => {
    const contents = readFileSync('docs/README.md', 'utf8')
    expect(pages.filter((page) => page !== 'docs/README.md' && !contents.includes(`(${page.slice(5)})`))).toEqual([])
  })
})
