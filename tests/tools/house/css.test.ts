import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import postcss, { type Node } from 'postcss'
import { expect, it } from 'vitest'

const resolve = createRequire(import.meta.url).resolve

/** The style sheets of packages that the product imports. */
const ofPackages = globSync('{engine,domains,widgets}/**/*.{ts,tsx,css}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/import '(?!\.)([^']+\.css)'/g)].map(([, name]) => resolve(name!)),
)

const sheets = [...globSync('{engine,domains,widgets,public}/**/*.css'), ...ofPackages]

/**
 * What Safari 15.4, Chrome 90 or Firefox 100 lack (docs/decisions/browsers.md). They drop the whole rule or
 * declaration. One with a variable is found invalid only when it is used, so that none before it takes its place.
 */
const younger =
  /color-mix\(|light-dark\(|ok(lab|lch)\(|:has\(|@container|@scope|@layer|@starting-style|\d(cqw|cqi|cqb|dvh|svh|lvh|dvw|lh)\b/

const isAsked = (node: Node): boolean => {
  const parent = node.parent as Node | undefined
  if (!parent) return false
  return (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') || isAsked(parent)
}

/** The rules and declarations of a style sheet that old browsers drop, outside `@supports`. */
function dropped(css: string): string[] {
  const found: string[] = []
  const check = (node: Node, text: string) => void (younger.test(text) && !isAsked(node) && found.push(text))
  const root = postcss.parse(css)
  root.walkDecls((declaration) => check(declaration, `${declaration.prop}: ${declaration.value}`))
  root.walkRules((rule) => check(rule, rule.selector))
  root.walkAtRules((rule) => check(rule, rule.name === 'supports' ? '' : `@${rule.name} ${rule.params}`))
  return found
}

it('has only what the oldest supported browsers know, or asks for it', () => {
  expect(dropped('a { color: color-mix(in srgb, var(--brand) 10%, red) } b:has(c) { top: 0 }')).toHaveLength(2)
  expect(dropped('@supports (height: 1dvh) { a { height: 100dvh } }')).toEqual([])
  expect(ofPackages.length).toBeGreaterThan(0)
  expect(sheets.flatMap((file) => dropped(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([])
})

it('mixes no colours in scripts and pictures either', () => {
  const files = globSync('{engine,domains,widgets,public}/**/*.{ts,tsx,svg,html}').filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('color-mix('))).toEqual([])
})
