import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A rule or a group of rules, such as a media query, and the classes that it needs. */
interface Part {
  text: string
  /** The classes of each selector, of which all must be present. Absent if it always applies. */
  classes?: string[][]
  /** The name of keyframes. */
  animation?: string
  /** The head of a group, and its rules. */
  head?: string
  parts?: Part[]
}

/** Painted elements are never hovered or focused. */
const idle = (selector: string) => !/:(hover|focus|active|disabled|-webkit-scrollbar)/.test(selector)

/** A parsed style sheet. */
export type Sheet = readonly Part[]

/** Parses a style sheet, to select rules for many pages. */
export const readSheet = (css: string): Sheet => partsOf(parse(css))

/** Returns the rules that a page’s elements need, in order. Rules without classes are always included. */
export function rulesFor(markup: string, sheets: readonly Sheet[]): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  const rules = sheets
    .flat()
    .map((part) => ({ ...part, text: textOf(part, classes) }))
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

function textOf({ text, classes, head, parts }: Part, present: ReadonlySet<string>): string {
  if (parts) {
    const inner = parts.map((part) => textOf(part, present)).join('')
    return inner && `${head}{${inner}}`
  }
  return !classes || classes.some((names) => names.every((name) => present.has(name))) ? text : ''
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
  if (selectors.length === 0) return undefined
  const declarations = rule.nodes.map((node) => node.toString()).join(';')
  return { text: `${selectors.join()}{${declarations}}`, classes: selectors.map(classesIn) }
}

const groupOf = (group: AtRule): Part =>
  group.nodes
    ? { text: '', head: `@${group.name} ${group.params}`, parts: partsOf(group) }
    : { text: `${group.toString()};` }

/** Classes in `:not(…)` need not be present. */
const classesIn = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
