import type { Plugin } from 'vite'
import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { sheetsFile } from './build-files.ts'
import { looksIn, type Part, type Selector, type Sheet } from './critical-css.ts'

/** Painted elements are never hovered or focused. */
const idle = (selector: string) => !/:(hover|focus|active|disabled|-webkit-scrollbar)/.test(selector)

/** What only people who use the page notice. */
const ofUse =
  /^(transition(-.*)?|--hover-time|cursor|scroll-.*|overscroll-.*|touch-action|pointer-events|(-webkit-)?user-select|-webkit-tap-highlight-color)$/

/** Parses a style sheet, to select rules for many pages. */
export const readSheet = (css: string): Sheet => partsOf(parse(css))

const partsOf = (container: Container<ChildNode>): Part[] =>
  (container.nodes ?? []).flatMap((node) => partOf(node) ?? [])

function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type === 'atrule')
    return node.name === 'keyframes' ? { text: node.toString(), animation: node.params } : groupOf(node)
  return undefined
}

function ruleOf(rule: Rule): Part | undefined {
  const selectors = rule.selectors.filter(idle)
  const declarations = rule.nodes.filter((node) => node.type !== 'decl' || !ofUse.test(node.prop))
  if (selectors.length === 0 || declarations.length === 0) return undefined
  return { text: declarations.join(';'), selectors: selectors.map(selectorOf) }
}

const groupOf = (group: AtRule): Part =>
  group.nodes
    ? { text: '', head: `@${group.name} ${group.params}`, parts: partsOf(group) }
    : { text: `${group.toString()};` }

/** Of `:is(…)` one choice must be present, of `:not(…)` none. */
function selectorOf(text: string): Selector {
  const needed = text.replace(/:not\([^)]*\)/g, '')
  const choices = [...needed.matchAll(choice)].map(([, list]) => list!.split(',').map(namesIn))
  return { text, names: namesIn(needed.replace(choice, '')), ...(choices.length > 0 && { choices }) }
}

const choice = /:(?:is|where)\(([^()]*)\)/g

const namesIn = (selector: string) => [
  ...[...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
  ...looksIn(selector),
]

/** Parses the style sheets of a build once: publishing selects rules from them for each brand. */
export const sheetList: Plugin = {
  name: 'sheet-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const styles = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css') ? output : [],
      )
      const sheets = styles.map(({ fileName, source }) => [fileName, readSheet(String(source))])
      this.emitFile({ type: 'asset', fileName: sheetsFile, source: JSON.stringify(Object.fromEntries(sheets)) })
    },
  },
}
