import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

const svg = 'http://www.w3.org/2000/svg'

/** Elements that only draw. What runs, links, loads or animates is not among them. */
const drawing = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  image marker pattern mask clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence view`.split(/\s+/),
)

/** Where drawing programs keep their notes. Browsers do nothing with them. */
const notes =
  /inkscape\.org|sodipodi|rdf-syntax|creativecommons\.org|web\.resource\.org|purl\.org\/dc|ns\.adobe\.com|bohemiancoding|serif\.com|figma\.com|vectornator/

const embedded = /^data:image\/(?:png|jpeg|webp|gif);base64,/

/** Whether a style or an attribute loads something that is not in the picture. An escape could hide that it does. */
const loads = (text: string) =>
  /@import|\\/i.test(text) || [...text.matchAll(/url\(\s*['"]?([^'")]*)/gi)].some(([, to = '']) => !isInside(to.trim()))

const isInside = (address: string) => address.startsWith('#') || embedded.test(address)

/**
 * Returns why an SVG must not be served from a brand’s address, one sentence each: opened there, a script in it would run as
 * the brand’s own. Only what draws is accepted.
 */
export function svgProblems(text: string): string[] {
  const found = new Set<string>()
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (what: string) => void found.add(`Line ${parser.line}: ${what}.`)
  let root = ''
  parser.on('opentag', (tag) => {
    if (!root) root = tag.uri === svg ? tag.local : 'another'
    checkTag(tag, refuse)
  })
  parser.on('text', (words) => {
    if (loads(words)) refuse('a style loads a file from elsewhere')
  })
  parser.on('cdata', (words) => {
    if (loads(words)) refuse('a style loads a file from elsewhere')
  })
  parser.on('doctype', (type) => {
    if (/<!ENTITY/i.test(type)) refuse('it defines entities')
  })
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?> is not a drawing`))
  parser.on('error', ({ message }) => {
    throw new SyntaxError(message)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [`It is not valid XML: ${error.message}`]
  }
  return root === 'svg' ? [...found] : ['It is not an SVG.']
}

function checkTag({ name, local, uri, attributes }: SaxesTagNS, refuse: (what: string) => void) {
  if (uri === svg ? !drawing.has(local) : !notes.test(uri)) refuse(`<${name}> is not a drawing`)
  for (const attribute of Object.values(attributes)) checkAttribute(attribute, refuse)
}

function checkAttribute({ name, local, value }: SaxesAttributeNS, refuse: (what: string) => void) {
  if (/^on/i.test(local)) refuse(`${name} is a script`)
  else if (local.toLowerCase() === 'href' && !isInside(value)) refuse(`${name} leads elsewhere: ${value.slice(0, 60)}`)
  else if (local.toLowerCase() !== 'href' && !name.startsWith('xmlns') && loads(value))
    refuse(`${name} loads a file from elsewhere`)
}
