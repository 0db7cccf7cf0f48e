import { type Rgb, wcagContrast } from 'culori'
import { coloursOf, over, type Palette, type Property } from './colours.ts'
import { isScrim, pageGrounds, properties, type Text } from './texts.ts'

/**
 * The sets of custom properties that can apply to a text: those of its own style sheet, otherwise those of the others.
 * If several of its own rules set a property, each is combined with the other declarations of that rule.
 */
function propertySets({ file, selectors: holding, colour, grounds }: Text): Property[][] {
  const used = [...[colour, ...grounds].join(' ').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
  const own = properties.filter((property) => property.file === file)
  const others = properties.filter((property) => !own.some(({ name }) => name === property.name))
  const saying = [...new Set(own.filter(({ name }) => used.includes(name)).map(({ selector }) => selector))]
  const itself = saying.filter((selector) => holding.includes(selector)).slice(-1)
  const selectors = itself.length > 0 ? itself : saying
  if (selectors.length === 0) return [[...own, ...others]]
  return selectors.map((selector) => {
    const said = own.filter((property) => property.selector === selector)
    return [...said, ...own.filter(({ name }) => !said.some((each) => each.name === name)), ...others]
  })
}

/** The lightest and the darkest picture. */
const pictures: Rgb[] = [0, 1].map((grey) => ({ mode: 'rgb', r: grey, g: grey, b: grey }))

/**
 * The backgrounds of a text: translucent ones lie on the solid ones of the same element, otherwise on the page, and scrims on
 * pictures.
 */
function backgroundsOf({ grounds }: Text, palette: Palette): { on: string; ground: Rgb; page: Rgb }[] {
  const pages = pageGrounds.flatMap((name) => coloursOf(name, palette))
  const all = grounds.flatMap((on) => coloursOf(on, palette).map((ground) => ({ on, ground })))
  const solid = all.filter(({ ground }) => (ground.alpha ?? 1) === 1)
  const lower = solid.length > 0 ? solid.map(({ ground }) => ground) : pages
  return all.flatMap(({ on, ground }) =>
    (isScrim(on) ? pictures : lower).flatMap((under) =>
      pages.map((page) => ({ on, ground: over(ground, under), page })),
    ),
  )
}

/** The lowest contrast of a text in a palette, and the background that causes it. */
export function lowest(text: Text, tokens: Palette['tokens'], theme: Palette['theme']): { ratio: number; on: string } {
  const ratios = propertySets(text).flatMap((propertySet) => {
    const palette = { tokens, theme, properties: propertySet }
    return backgroundsOf(text, palette).flatMap(({ on, ground, page }) => {
      const seen = over(ground, page, text.opacity)
      return coloursOf(text.colour, palette).map((colour) => ({
        ratio: wcagContrast(over(over(colour, ground), page, text.opacity), seen),
        on,
      }))
    })
  })
  return ratios.reduce((least, each) => (each.ratio < least.ratio ? each : least), { ratio: Infinity, on: '' })
}
