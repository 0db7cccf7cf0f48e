import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A rule or a group of rules, such as a media query. */
interface Part {
  text: string
  /** The selectors of a rule, each with the names that must be present: classes, and chosen looks. `text` are its declarations. */
  selectors?: { text: string; names: string[] }[]
  /** The name of keyframes. */
  animation?: string
  /** The head of a group, and its rules. */
  head?: string
  parts?: Part[]
}

/** Painted elements are never hovered or focused. */
const idle = (selector: string) => !/:(hover|focus|active|disabled|-webkit-scrollbar)/.test(selector)

/** What only people who use the page notice. */
const ofUse =
  /^(transition(-.*)?|--hover-time|cursor|scroll-.*|overscroll-.*|touch-action|pointer-events|(-webkit-)?user-select|-webkit-tap-highlight-color)$/

/** A parsed style sheet. */
export type Sheet = readonly Part[]

/** Parses a style sheet, to select rules for many pages. */
export const readSheet = (css: string): Sheet => partsOf(parse(css))

/** Returns the rules that a page’s elements need, in order. Rules without classes and looks are always included. */
export function rulesFor(markup: string, sheets: readonly Sheet[]): string {
  const present = new Set([
    ...[...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
    ...looksIn(markup),
  ])
  const rules = sheets
    .flat()
    .map((part) => ({ ...part, text: textOf(part, present) }))
    .filter(({ text }) => text)
  const styles = rules
    .filter(({ animation }) => animation === undefined)
    .map(({ text }) => text)
    .join('')
  const moves = rules
    .filter(({ animation }) => animation !== undefined && styles.includes(animation))
    .map(({ text }) => text)
  return styles + moves.join('')
}

function textOf({ text, selectors, head, parts }: Part, present: ReadonlySet<string>): string {
  if (selectors) {
    const shown = selectors.filter(({ names }) => names.every((name) => present.has(name)))
    return shown.length > 0 ? `${shown.map((selector) => selector.text).join()}{${text}}` : ''
  }
  if (parts) {
    const inner = parts.map((part) => textOf(part, present)).join('')
    return inner && `${head}{${inner}}`
  }
  return text
}

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
  return { text: declarations.join(';'), selectors: selectors.map((text) => ({ text, names: namesIn(text) })) }
}

const groupOf = (group: AtRule): Part =>
  group.nodes
    ? { text: '', head: `@${group.name} ${group.params}`, parts: partsOf(group) }
    : { text: `${group.toString()};` }

/** Attributes whose values brands choose: `look="edge"`, as a selector and as markup have it. */
const looks = /\bdata-(look|layout|hero|headings|place)=["']?([\w-]+)/g

const looksIn = (text: string) => [...text.matchAll(looks)].map(([, name, value]) => `${name}=${value}`)

/** What is in `:not(…)` need not be present. */
function namesIn(selector: string): string[] {
  const needed = selector.replace(/:not\([^)]*\)/g, '')
  return [...[...needed.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!), ...looksIn(needed)]
}
