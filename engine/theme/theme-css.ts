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
const ratios = { portrait: '3/4', square: '1/1', landscape: '4/3' }

const line = 'color-mix(in srgb,var(--border) 45%,transparent)'

/** Custom properties of the frame of game cards and of a game on wide screens, which domains/games/parts/game-card.module.css and widgets/blocks/game read. */
const frames: Record<Theme['cards'], string> = {
  plain: '',
  framed: '--art-outline:1px solid var(--brand)',
  plate:
    '--card-surface:var(--surface);--card-border:1px solid var(--border);--card-foot:3px solid var(--accent);--card-padding:10px',
  cut: '--art-radius:0;--art-clip:polygon(0 0,calc(100% - 18px) 0,100% 18px,100% 100%,18px 100%,0 calc(100% - 18px))',
  arch: '--art-radius:50% 50% var(--radius) var(--radius)/16% 16% var(--radius) var(--radius);--mark-drop:20px;--stage-radius:48px 48px var(--radius) var(--radius)',
  paper:
    '--card-surface:var(--surface);--card-border:1px solid var(--border);--card-foot:1px solid var(--border);--card-shadow:4px 4px 0 var(--border);--card-padding:10px',
  sticker: '--art-rim:4px solid var(--surface);--art-shadow:0 3px 10px color-mix(in srgb,var(--text) 22%,transparent)',
}

/** Background images of the page, and their size. Browsers that do not know `color-mix()` show none. */
const backdrops: Record<Theme['backdrop'], string> = {
  plain: '',
  contours: `repeating-radial-gradient(circle at 88% -8%,transparent 0 43px,${line} 43px 44px)`,
  quarters: `radial-gradient(circle at 0 0,${line} 44px,transparent 45px) 0 0/176px 176px,radial-gradient(circle at 100% 100%,${line} 44px,transparent 45px) 0 0/176px 176px`,
  dots: `radial-gradient(circle,${line} 1.5px,transparent 2px) 0 0/18px 18px`,
  grid: `repeating-linear-gradient(27deg,${line} 0 1px,transparent 1px 44px),repeating-linear-gradient(-27deg,${line} 0 1px,transparent 1px 44px)`,
  lattice: [45, -45, 0, 90]
    .map((angle) => `repeating-linear-gradient(${angle}deg,${line} 0 1px,transparent 1px 38px)`)
    .join(),
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

/** Places the link to a demo on the lower edge of tall pictures. */
const demoOnPicture =
  ';--demo-row:1;--demo-align:end;--demo-justify:start;--demo-margin:6px;--demo-room:0;--poster-demo:block'

/** Returns a brand’s theme as CSS custom properties: `--brand`, `--on-brand`, … for both modes, its shapes and its backdrop. */
export function themeCss(theme: Theme): string {
  return [
    `:root{--radius:${radii[theme.radius]};--radius-pill:${pills[theme.radius]};--card-ratio:${ratios[theme.card]};--density:${densities[theme.density]}${theme.card === 'portrait' ? demoOnPicture : ''}}`,
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
