import { globSync, readFileSync } from 'node:fs'
import postcss, { type AtRule, type Node, type Rule } from 'postcss'
import type { Property, Theme } from './colours.ts'

/** The declarations of a rule that affect legibility. */
export interface Look {
  color?: string
  /** Its backgrounds, including fallbacks for old browsers. */
  grounds?: string[]
  opacity?: number
  /** The edges that set a field apart from its surroundings, including fallbacks for old browsers. */
  edges?: string[]
  fontSize?: string
  fontWeight?: string
}

/** The declarations of one selector. */
export interface Declarations {
  file: string
  selector: string
  /** The element: the selector’s last compound without its states. */
  subject: string
  /** The conditions of the selector: states such as `:hover`, ancestors, and widths. */
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
    // A shape of a picture is filled with the background that its group sets.
    if (/^background(-color|-image)?$|^--ground$/.test(prop)) look.grounds = [...(look.grounds ?? []), value]
    if (/^border(-color)?$/.test(prop)) look.edges = [...(look.edges ?? []), value]
    if (prop === 'opacity') look.opacity = Number(value)
    if (prop === 'font-size') look.fontSize = value
    if (prop === 'font-weight') look.fontWeight = value
  })
  return look
}

/** The compounds of a selector, split at its combinators. */
const elements = (selector: string) =>
  selector.replace(/\s*([>+~])\s*/g, ' ').match(/(\([^)]*\)|\[[^\]]*\]|[^\s])+/g) ?? []

const states = /(?<!:):(?!:)[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

function declarationsOf(file: string, selector: string, rule: Rule): Declarations {
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
  return parent?.type === 'atrule' ? [`@${(parent as AtRule).name} ${(parent as AtRule).params}`] : []
}

/** Whether a rule is for paper or for the system’s own colours, or is a step of an animation. */
function hasOtherColours({ parent }: Node): boolean {
  if (!parent) return false
  const { name = '', params = '' } = { ...parent } as unknown as Partial<AtRule>
  return /keyframes|forced|print/.test(name + params) || hasOtherColours(parent as Node)
}

/** The declarations of every style sheet of the engine and the widgets by element, and custom properties by file. */
export function readStyleSheets() {
  const declarations: Declarations[] = []
  const properties: Property[] = []
  for (const file of globSync('{engine,domains,widgets}/**/*.css').sort()) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (hasOtherColours(rule)) return
      declarations.push(...rule.selectors.map((selector) => declarationsOf(file, selector, rule)))
      rule.walkDecls(
        /^--/,
        ({ prop, value }) =>
          void properties.push({ file, selector: rule.selector, name: prop, value, theme: themeOf(rule.selector) }),
      )
    })
  }
  return { declarations, properties }
}
