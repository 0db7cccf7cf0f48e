/** A selector with the names that must be present, classes and chosen looks: all of `names`, and of each `:is(…)` those of one choice. */
export interface Selector {
  text: string
  names: string[]
  choices?: string[][][]
}

/** A rule or a group of rules, such as a media query. */
export interface Part {
  text: string
  /** The selectors of a rule. `text` are its declarations. */
  selectors?: Selector[]
  /** The name of keyframes. */
  animation?: string
  /** The head of a group, and its rules. */
  head?: string
  parts?: Part[]
}

/** A parsed style sheet. */
export type Sheet = readonly Part[]

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
    const arePresent = (names: readonly string[]) => names.every((name) => present.has(name))
    const shown = selectors.filter(
      ({ names, choices = [] }) => arePresent(names) && choices.every((choice) => choice.some(arePresent)),
    )
    return shown.length > 0 ? `${shown.map((selector) => selector.text).join()}{${text}}` : ''
  }
  if (parts) {
    const inner = parts.map((part) => textOf(part, present)).join('')
    return inner && `${head}{${inner}}`
  }
  return text
}

/** Attributes whose values brands choose: `look="edge"`, as a selector and as markup have it. */
const looks = /\bdata-(look|layout|hero|headings|place)=["']?([\w-]+)/g

export const looksIn = (text: string) => [...text.matchAll(looks)].map(([, name, value]) => `${name}=${value}`)
