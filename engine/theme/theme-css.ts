import type { Manifest } from '#manifest'

type Theme = Manifest['theme']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function palette({ tokens }: Theme, theme: 'dark' | 'light'): string {
  const lines = Object.entries(tokens).map(([name, colour]) => `--${kebab(name)}:${colour[theme]}`)
  return [`color-scheme:${theme}`, ...lines].join(';')
}

const radii = { sharp: '2px', soft: '10px', round: '20px' }
/** The corner radius of small elements such as chips. */
const pills = { sharp: '2px', soft: '10px', round: '99px' }
const densities = { compact: 0.84, regular: 1, airy: 1.2 }
const cards = { portrait: '3/4', square: '1/1', landscape: '4/3' }

/** Returns a brand’s theme as CSS custom properties: `--brand`, `--on-brand`, … for both modes, and its shapes. */
export function themeCss(theme: Theme): string {
  return [
    `:root{--radius:${radii[theme.radius]};--radius-pill:${pills[theme.radius]};--card-ratio:${cards[theme.card]};--density:${densities[theme.density]}}`,
    `:root,[data-theme=${theme.default}]{${palette(theme, theme.default)}}`,
    ...(['dark', 'light'] as const)
      .filter((name) => name !== theme.default)
      .map((name) => `[data-theme=${name}]{${palette(theme, name)}}`),
  ].join('\n')
}
