import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pictureColourNames, scrims } from '#engine/theme/tints.ts'
import { namesIn } from './colours.ts'
import { type Look, readStyleSheets, type Declarations } from './style-sheets.ts'

/** A text in one of its states, with its backgrounds. */
export interface Text {
  name: string
  file: string
  /** The selectors that match it. */
  selectors: readonly string[]
  colour: string
  /** CSS values, one of which is the background. */
  grounds: readonly string[]
  opacity: number
  /** The minimum contrast of WCAG AA; disabled controls are exempt, but must remain recognizable. */
  least: 4.5 | 3 | 2
}

const { declarations, properties } = readStyleSheets()

/** The custom properties of the style sheets. */
export { properties }

/** The backgrounds on which a text without its own may lie anywhere. */
export const pageGrounds = ['var(--background)', 'var(--surface)', 'var(--raised)']

/** Backgrounds that a brand’s theme may set, each to one of the page’s. */
export const themeGrounds = ['--card-surface']

/** Whether a background may lie on pictures. */
export const isScrim = (ground: string) => Object.keys(scrims).some((name) => ground === `var(--${name})`)

/** Translucent backgrounds of whole elements that are no scrims: words on them would depend on what lies behind. */
export const clearGrounds = declarations.flatMap(({ file, subject, look }) =>
  (look.grounds ?? [])
    .filter((ground) => /^var\(--[a-z-]+-\d+\)$/.test(ground))
    .map((ground) => `${file} ${subject}: ${ground}`),
)

/** Backgrounds that carry no text of their own: transparent ones, and patterns of dots and hairlines. */
const isClear = (ground: string) =>
  /^(none|transparent|inherit|currentColor)$/.test(ground) ||
  themeGrounds.some((name) => ground === `var(${name}, none)`) ||
  /gradient\(.*\b[01](\.\d+)?px/.test(ground.replaceAll('\n', ' '))
const isDisabled = (when: string) => /(^|[^(]):disabled|(^|[^(])\[aria-disabled='true'\]|--disabled/.test(when)

const scripts = globSync('{engine,domains,widgets}/**/*.tsx').map((file) => ({
  folder: dirname(file),
  text: readFileSync(file, 'utf8'),
}))

/** The components that use a style sheet, without their texts for screen readers. */
function scriptsOf(file: string): string {
  const own = scripts.filter(({ folder, text }) => file.startsWith(folder) && text.includes(`/${basename(file)}'`))
  return own.map(({ text }) => text.replaceAll(/<span className="visually-hidden">[^<]*<\/span>/g, '')).join('\n')
}

const attributes = '(?:=>|[^<>])*'

/** Whether an element never contains text: a bar, a dot, a picture, a control without words. */
function isBare({ file, subject }: Declarations): boolean {
  if (/::(before|after|backdrop|-webkit-|marker)/.test(subject)) return true
  const name = /^\.(\w+)$/.exec(subject)?.[1]
  const uses = name
    ? [...scriptsOf(file).matchAll(new RegExp(`<(\\w+)${attributes}styles\\.${name}\\b${attributes}>(\\s*</)?`, 'g'))]
    : []
  return (
    uses.length > 0 &&
    uses.every(([tag, element, end]) => element === 'svg' || (/^[a-z]/.test(element!) && (tag.endsWith('/>') || end)))
  )
}

const merged = (one: Look, other: Look): Look => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined)),
})

/** Every state of an element: the default, each single state, and pairs of independent states. */
function statesOf(rules: readonly Declarations[]): { when: string; look: Look; selectors: string[] }[] {
  const plain = rules.filter(({ when }) => when === '')
  const still = plain.reduce((look, rule) => merged(look, rule.look), {} as Look)
  const selectors = plain.map(({ selector }) => selector)
  const moved = rules.filter(({ when }) => when !== '')
  const single = moved.map(({ when, look, selector }) => ({
    when,
    look: merged(still, look),
    selectors: [...selectors, selector],
  }))
  const double = moved.flatMap((one) =>
    moved
      .filter(
        (other) => other !== one && one.look.color && !one.look.grounds && other.look.grounds && !other.look.color,
      )
      .map((other) => ({
        when: `${one.when} ${other.when}`,
        look: merged(merged(still, one.look), other.look),
        selectors: [...selectors, one.selector, other.selector],
      })),
  )
  return [{ when: '', look: still, selectors }, ...single, ...double]
}

/** Text of 24 px, or of 18.66 px and bold, is large. */
function isLarge({ fontSize, fontWeight }: Look): boolean {
  const least = /([\d.]+)rem/.exec(fontSize ?? '')?.[1]
  return Number(least ?? 0) >= (Number(fontWeight ?? 400) >= 700 ? 1.17 : 1.5)
}

const byElement = new Map<string, Declarations[]>()
for (const each of declarations) {
  const key = `${each.file} ${each.subject}`
  byElement.set(key, [...(byElement.get(key) ?? []), each])
}

/** Panels in which every text lies on a background of its own. */
const covered = new Set([
  'widgets/jackpots/mosaic/mosaic.module.css .jackpot',
  'widgets/jackpots/split-flap/split-flap.module.css .digit',
])

interface Drawn {
  when: string
  look: Look
  own: string[]
}

/** The elements of a style sheet that may contain text, state by state. */
function drawn(file: string): Drawn[] {
  const elements = [...byElement.values()].filter(
    ([first]) => first!.file === file && !isBare(first!) && !covered.has(`${file} ${first!.subject}`),
  )
  return elements
    .flatMap(statesOf)
    .map(({ when, look }) => ({ when, look, own: (look.grounds ?? []).filter((ground) => !isClear(ground)) }))
}

/** Colours that only pictures and their panels use. */
const panelColours = new Set([...properties.map(({ name }) => name), ...pictureColourNames.map((name) => `--${name}`)])
const isOwn = (value: string) => namesIn(value).some((name) => panelColours.has(name))

/**
 * The backgrounds on which a text without its own may lie: those of the page, and those of its style sheet that set no
 * text colour.
 */
function groundsBehind(file: string, colour: string): string[] {
  const around = drawn(file).filter(({ look }) => !look.color || isOwn(colour))
  const own = around.flatMap((each) => each.own).filter((ground) => !isOwn(colour) || isOwn(ground))
  // A colour that only this panel defines is used only on this panel’s backgrounds.
  return [...new Set(isOwn(colour) && own.length > 0 ? own : [...pageGrounds, ...own])]
}

/**
 * The colour of the text on a background that sets none: the colour that its style sheet sets on such a background,
 * otherwise the default. If the panel’s own texts set none, the elements on it do.
 */
function colourOn(file: string, grounds: readonly string[]): string {
  const names = grounds.flatMap(namesIn)
  if (!grounds.some(isOwn)) return 'var(--text)'
  const alike = drawn(file).find(
    ({ look, own }) => look.color && own.flatMap(namesIn).some((name) => isOwn(name) && names.includes(name)),
  )
  return alike?.look.color ?? 'inherit'
}

function textOf({ file, subject }: Declarations, { when, look, selectors }: ReturnType<typeof statesOf>[number]): Text {
  const own = (look.grounds ?? []).filter((ground) => !isClear(ground))
  const colour = look.color ?? colourOn(file, own)
  return {
    name: `${subject}${when && ` (${when})`}`,
    file,
    selectors,
    colour,
    grounds: own.length > 0 ? own : groundsBehind(file, colour),
    opacity: look.opacity ?? 1,
    least: isDisabled(when) ? 2 : isLarge(look) ? 3 : 4.5,
  }
}

/** Every text of the engine and the widgets whose colour or background is set in a style sheet. */
export const texts: readonly Text[] = [...byElement.values()]
  .filter(([first]) => !isBare(first!) && !covered.has(`${first!.file} ${first!.subject}`))
  .flatMap((rules) =>
    statesOf(rules)
      .filter(({ look }) => look.color || look.grounds?.some((ground) => !isClear(ground)))
      .map((state) => textOf(rules[0]!, state)),
  )
  .filter(({ colour, opacity }) => opacity > 0 && !/inherit|currentColor|transparent/.test(colour))

/** Form controls, which are recognized by their edge. */
const fields = [
  'engine/forms/field-frame.module.css',
  'engine/forms/checkbox-field.module.css',
  'widgets/blocks/game-grid/search-field.module.css',
]

/** The edges of fields in their default state. */
export const edges = declarations
  .filter(({ file, subject, when }) => fields.includes(file) && subject === '.box' && when === '')
  .flatMap(({ file, look }) => (look.edges ?? []).map((value) => ({ file, value })))
