import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A rule, or a group of rules such as those of a media query, and what must be on a page for it to matter. */
interface Part {
  text: string
  /** The classes of each of its selectors: one selector’s must all be there. Absent where it always matters. */
  classes?: string[][]
  /** Of keyframes: their name. */
  animation?: string
  /** Of a group: what it begins with, and its rules. */
  head?: string
  parts?: Part[]
}

/** What happens under a pointer or the focus does not happen to what is painted. */
const idle = (selector: string) => !/:(hover|focus|active|disabled|-webkit-scrollbar)/.test(selector)

/** A style sheet that was read. */
export type Sheet = readonly Part[]

/** Reads a style sheet, to choose from it for many pages. */
export const readSheet = (css: string): Sheet => partsOf(parse(css))

/** The rules that a page’s elements need, in their order. Those without a class are always among them. */
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

/** What `:not(…)` holds need not be there. */
const classesIn = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
