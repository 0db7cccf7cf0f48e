import { globSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import type { Property, Theme } from './colours.ts'

/** What a rule says of the look of an element, as far as its legibility goes. */
export interface Look {
  color?: string
  /** Its ground, and what old browsers get in its place. */
  grounds?: string[]
  opacity?: number
  /** What tells a field from what is around it, and what old browsers get in its place. */
  edges?: string[]
  fontSize?: string
  fontWeight?: string
}

/** What one selector says. */
export interface Saying {
  file: string
  selector: string
  /** The element: the selector’s last part, without its states. */
  subject: string
  /** Its states, such as `:hover`, in which the selector holds; what it lies in, and the widths. */
  when: string
  theme?: Theme | undefined
  look: Look
}

const themeOf = (selector: string) => /\[data-theme='(dark|light)'\]/.exec(selector)?.[1] as Theme | undefined

function lookOf(rule: Rule): Look {
  const look: Look = {}
  rule.each((node) => {
    if (node.type !== 'decl') return
    const { prop, value } = node
    if (prop === 'color') look.color = value
    // A shape of a picture is painted by `fill`, from what its group calls its ground.
    if (/^background(-color|-image)?$|^--ground$/.test(prop)) look.grounds = [...(look.grounds ?? []), value]
    if (/^border(-color)?$/.test(prop)) look.edges = [...(look.edges ?? []), value]
    if (prop === 'opacity') look.opacity = Number(value)
    if (prop === 'font-size') look.fontSize = value
    if (prop === 'font-weight') look.fontWeight = value
  })
  return look
}

/** The selector’s parts, split where one element lies in or beside another. */
const elements = (selector: string) =>
  selector.replace(/\s*([>+~])\s*/g, ' ').match(/(\([^)]*\)|\[[^\]]*\]|[^\s])+/g) ?? []

const states = /(?<!:):(?!:)[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

function saying(file: string, selector: string, rule: Rule): Saying {
  const last = elements(selector).at(-1)!
  const subject = last.replace(/:global\(([^()]*)\)/g, '$1').replace(states, '')
  const around = [selector.slice(0, -last.length), ...media(rule)].join(' ').trim()
  return {
    file,
    selector,
    subject,
    when: `${around} ${(last.match(states) ?? []).join('')}`.trim(),
    theme: themeOf(selector),
    look: lookOf(rule),
  }
}

function media(rule: Rule): string[] {
  const { parent } = rule
  return parent?.type === 'atrule' ? [`@${(parent as postcss.AtRule).name} ${(parent as postcss.AtRule).params}`] : []
}

/** What every style sheet of the engine and the widgets says of its elements, and of custom properties by file. */
export function readStyleSheets() {
  const sayings: Saying[] = []
  const properties: Property[] = []
  for (const file of globSync('{engine,domains,widgets}/**/*.css').sort()) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (
        rule.parent?.type === 'atrule' &&
        /keyframes|forced/.test(`${(rule.parent as postcss.AtRule).name}${(rule.parent as postcss.AtRule).params}`)
      )
        return
      sayings.push(...rule.selectors.map((selector) => saying(file, selector, rule)))
      rule.walkDecls(
        /^--/,
        ({ prop, value }) =>
          void properties.push({ file, selector: rule.selector, name: prop, value, theme: themeOf(rule.selector) }),
      )
    })
  }
  return { sayings, properties }
}
