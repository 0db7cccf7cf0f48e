import type { Manifest } from '#manifest'
import { contrast } from './contrast.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

type Token = keyof Manifest['theme']['tokens']
type Theme = 'dark' | 'light'
type Pair = [upper: Token, lower: Token]

const grounds: Token[] = ['background', 'surface', 'raised']
const writing: Token[] = ['text', 'muted', 'link', 'success', 'warning', 'danger', 'info']

/** Foreground and background tokens of text. */
const texts: Pair[] = [
  ...writing.flatMap((upper) => grounds.map((lower): Pair => [upper, lower])),
  ['onBrand', 'brand'],
  ['onAccent', 'accent'],
]

/** Shapes that must stand out from their background. */
const shapes: Pair[] = [
  ['brand', 'background'],
  ['brand', 'surface'],
]

/** The contrast that text needs, and shapes such as buttons (WCAG AA). */
const [leastOfText, leastOfShapes] = [4.5, 3]

/** Every pair of tokens that must differ, and by how much. */
export const contrastPairs: readonly { upper: Token; lower: Token; least: number }[] = [
  ...texts.map(([upper, lower]) => ({ upper, lower, least: leastOfText })),
  ...shapes.map(([upper, lower]) => ({ upper, lower, least: leastOfShapes })),
]

interface LowContrast {
  token: Token
  others: { token: Token; ratio: number }[]
}

/** Returns the pairs below a contrast, grouped around the fewest tokens: the ones to change. */
function lowContrast(pairs: Pair[], least: number, theme: Theme, tokens: Manifest['theme']['tokens']): LowContrast[] {
  const ratio = ([upper, lower]: Pair) => contrast(tokens[upper][theme], tokens[lower][theme])
  const gathered: LowContrast[] = []
  for (let left = pairs.filter((pair) => ratio(pair) < least); left.length > 0;) {
    const count = (token: Token) => left.filter((pair) => pair.includes(token)).length
    const token = left.flat().reduce((most, each) => (count(each) > count(most) ? each : most))
    const own = left.filter((pair) => pair.includes(token))
    gathered.push({
      token,
      others: own.map((pair) => ({ token: pair[0] === token ? pair[1] : pair[0], ratio: ratio(pair) })),
    })
    left = left.filter((pair) => !own.includes(pair))
  }
  return gathered
}

/** Rounded down, so that an insufficient ratio is never shown as sufficient. */
const written = (ratio: number) => String(Math.floor(ratio * 100) / 100)

function contrastRule(pairs: Pair[], least: number, words: Pick<RuleFinding, 'code' | 'effect'>, what: string): Rule {
  return ({ theme: { tokens } }) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      lowContrast(pairs, least, theme, tokens).map(({ token, others }) => ({
        ...words,
        pointer: `/theme/tokens/${token}/${theme}`,
        also: others.map((other) => `/theme/tokens/${other.token}/${theme}`),
        message:
          `In the ${theme} theme "${token}" has too little contrast: ` +
          `${others.map((other) => `${written(other.ratio)} to "${other.token}"`).join(', ')}; ${what} requires ${least}.`,
      })),
    )
}

const readable = { code: 'theme/contrast', effect: 'many players cannot read it' } as const
const visible = { code: 'theme/faint-brand', effect: 'buttons are hard to tell from the page' } as const

/** Colours that lie on each other and may be faint, but not the same. */
const neighbours: Pair[] = [
  ['accent', 'background'],
  ['accent', 'surface'],
  ['border', 'background'],
  ['border', 'surface'],
]

/** Below this contrast nobody sees a difference. */
const leastVisible = 1.05

const coloursDiffer: Rule = ({ theme: { tokens } }) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    neighbours
      .filter(([upper, lower]) => contrast(tokens[upper][theme], tokens[lower][theme]) < leastVisible)
      .map(([upper, lower]) => ({
        code: 'theme/same-colour' as const,
        pointer: `/theme/tokens/${upper}/${theme}`,
        also: [`/theme/tokens/${lower}/${theme}`],
        message: `In the ${theme} theme "${upper}" is the same colour as "${lower}".`,
        effect: upper === 'accent' ? 'players do not see what is highlighted' : 'fields and cards have no visible edge',
      })),
  )

/** Rules about the palette’s contrast (WCAG AA). */
export const theme: Rule[] = [
  contrastRule(texts, leastOfText, readable, 'text'),
  contrastRule(shapes, leastOfShapes, visible, 'a button'),
  coloursDiffer,
]
