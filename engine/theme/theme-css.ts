import type { Manifest } from '#manifest'
import { tints } from '#schemas/tints.ts'
import { colourOf, kebab, opacityBelow, pictureColourNames, scrims, translucent } from './tints.ts'

type Theme = Manifest['theme']

/** The colours of a theme as custom properties. Tints are computed here: browsers before 2023 cannot mix colours. */
function palette({ tokens, backdrop }: Theme, theme: 'dark' | 'light'): string {
  const names = [...Object.keys(tokens).map(kebab), ...pictureColourNames, ...Object.keys(scrims), ...tints]
  return [
    `color-scheme:${theme}`,
    ...names.map((name) => `--${name}:${colourOf(name, tokens, theme)}`),
    ...(backdrops[backdrop] ? [`--backdrop:${backdropLine(tokens, backdrop, theme)}`] : []),
  ].join(';')
}

/** The backdrops of thin lines, on which text seems to be struck out unless they are faint. */
const lines: readonly Theme['backdrop'][] = ['contours', 'grid', 'lattice', 'bubbles']

/** Circles around a point above the right edge. A picture: WebKit draws the far rings of a repeating gradient thick and blurred. */
function contours(colour: string): string {
  const radii = Array.from({ length: 56 }, (_, index) => 132 + 44 * index)
  const circles = radii.map((radius) => `<circle r='${radius}'/>`).join('')
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' width='2400' height='1200' viewBox='-2230 120 2400 1200' fill='none' stroke='${colour}'>${circles}</svg>`
  return `url("data:image/svg+xml,${picture.replace(/[<>#]/g, encodeURIComponent)}")`
}

/** What a backdrop is drawn with: a colour, or a picture in that colour. */
function backdropLine({ border, background }: Theme['tokens'], backdrop: Theme['backdrop'], theme: 'dark' | 'light') {
  const limit = { contrast: lines.includes(backdrop) ? 1.12 : 21, opacity: 0.45 }
  const colour = translucent(border[theme], opacityBelow(border[theme], background[theme], limit))
  return backdrop === 'contours' ? contours(colour) : colour
}

const radii = { sharp: '2px', soft: '10px', round: '20px' }
/** The corner radius of small elements such as chips. */
const pills = { sharp: '2px', soft: '10px', round: '99px' }
const densities = { compact: 0.84, regular: 1, airy: 1.2 }
const ratios = { portrait: '3/4', square: '1/1', landscape: '4/3' }

/** Custom properties of the frame of cards with pictures. What else a frame changes reads `data-card-frame` of the root. */
const frames: Record<Theme['cards'], string> = {
  plain: '',
  framed: '--art-outline:1px solid var(--brand)',
  plate:
    '--card-surface:var(--surface);--card-border:1px solid var(--border);--card-foot:3px solid var(--accent);--card-padding:10px',
  cut: '--art-radius:0;--art-clip:polygon(0 0,calc(100% - 18px) 0,100% 18px,100% 100%,18px 100%,0 calc(100% - 18px))',
  arch: '--art-radius:50% 50% var(--radius) var(--radius)/16% 16% var(--radius) var(--radius)',
  paper:
    '--card-surface:var(--surface);--card-border:1px solid var(--border);--card-foot:1px solid var(--border);--card-shadow:4px 4px 0 var(--border);--card-padding:10px',
  sticker: '--art-rim:4px solid var(--surface);--art-shadow:0 3px 10px var(--text-22)',
}

const line = 'var(--backdrop)'

/** A line of 1 px through the middle of a tile, in a direction. */
const stroke = (to: string) =>
  `linear-gradient(${to},transparent calc(50% - .5px),${line} calc(50% - .5px) calc(50% + .5px),transparent calc(50% + .5px))`

/** The diagonals of tiles: lines without end in both directions. */
const diagonals = (size: string) => ['to top right', 'to top left'].map((to) => `${stroke(to)} 0 0/${size}`).join()

/**
 * Background images of the page, each of a fixed size: WebKit draws a gradient as large as a long page at a low
 * resolution.
 */
const backdrops: Record<Theme['backdrop'], string> = {
  plain: '',
  contours: `linear-gradient(transparent 600px,var(--background)) 0 0/100% 1200px no-repeat,${line} 100% 0/2400px 1200px no-repeat`,
  quarters: `radial-gradient(circle at 0 0,${line} 44px,transparent 45px) 0 0/176px 176px,radial-gradient(circle at 100% 100%,${line} 44px,transparent 45px) 0 0/176px 176px`,
  dots: `radial-gradient(circle,${line} 1.5px,transparent 2px) 0 0/18px 18px`,
  grid: diagonals('97px 49px'),
  lattice: `${diagonals('54px 54px')},linear-gradient(${line} 1px,transparent 1px) 0 0/38px 38px,linear-gradient(90deg,${line} 1px,transparent 1px) 0 0/38px 38px`,
  bubbles: [
    ['18% 22%', 9, 10],
    ['72% 64%', 15, 16],
    ['46% 84%', 0, 3],
    ['88% 18%', 0, 4],
  ]
    .map(
      ([at, from, to]) =>
        `radial-gradient(circle at ${at},transparent ${from}px,${line} ${from}.5px ${to}px,transparent ${to}.5px) 0 0/220px 220px`,
    )
    .join(),
}

/** Returns the attributes of the root element by which style sheets know a theme’s looks. */
export const themeAttributes = ({ hero, headings, card, cards }: Theme): Record<string, string> => ({
  'data-hero': hero,
  'data-headings': headings,
  'data-card-shape': card,
  'data-card-frame': cards,
})

/** Returns a brand’s theme as CSS custom properties: `--brand`, `--on-brand`, … for both modes, its shapes and its backdrop. */
export function themeCss(theme: Theme): string {
  return [
    `:root{--radius:${radii[theme.radius]};--radius-pill:${pills[theme.radius]};--card-ratio:${ratios[theme.card]};--density:${densities[theme.density]}}`,
    ...[frames[theme.cards]].flatMap((frame) => (frame ? `:root{${frame}}` : [])),
    ...[backdrops[theme.backdrop]].flatMap((pattern) =>
      pattern ? `:root body{background:${pattern} var(--background)}` : [],
    ),
    `:root,[data-theme=${theme.default}]{${palette(theme, theme.default)}}`,
    ...(['dark', 'light'] as const)
      .filter((name) => name !== theme.default)
      .map((name) => `[data-theme=${name}]{${palette(theme, name)}}`),
  ].join('\n')
}
