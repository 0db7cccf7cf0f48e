import { typefaces } from '../../preview/patch/typefaces.ts'
import { cardDrawings, type Drawings } from './card-drawings.tsx'
import { Typeface } from './typeface.tsx'

const box = { className: 'drawn-fill', x: 4, y: 4, width: 56, height: 32 }
const bar = <rect className="drawn-fill" x="0" y="6" width="64" height="14" />
const logo = <rect className="drawn-mark" x="6" y="10" width="12" height="6" rx="1" />
const rows = (step: number, count: number) =>
  Array.from({ length: count }, (_, row) => (
    <rect key={row} className="drawn-fill" x="8" y={4 + row * step} width="48" height="5" rx="1" />
  ))

const radius: Drawings = {
  sharp: <rect {...box} rx="1" />,
  soft: <rect {...box} rx="7" />,
  round: <rect {...box} rx="16" />,
}

const font: Drawings = Object.fromEntries(typefaces.map((name) => [name, <Typeface key={name} name={name} />]))

const density: Drawings = { compact: rows(7, 5), regular: rows(9, 4), airy: rows(13, 3) }

const header: Drawings = {
  solid: [bar, logo],
  glass: [<rect key="bar" className="drawn-pale" x="0" y="6" width="64" height="14" />, logo],
  edge: [bar, logo, <rect key="line" className="drawn-mark" x="0" y="20" width="64" height="3" />],
  fade: [
    bar,
    logo,
    <rect key="one" className="drawn-mark" x="0" y="20" width="32" height="3" />,
    <rect key="two" className="drawn-line" x="32" y="20" width="32" height="3" />,
  ],
  double: [bar, logo, <path key="lines" className="drawn-stroke" d="M0 22h64M0 26h64" />],
  woven: [
    bar,
    logo,
    <path key="band" className="drawn-mark-stroke" d="M0 23h64" strokeWidth="5" strokeDasharray="4 3" />,
  ],
  scallop: [
    bar,
    logo,
    ...Array.from({ length: 8 }, (_, at) => <circle key={at} className="drawn-fill" cx={4 + at * 8} cy="20" r="4" />),
  ],
}

const ground = <rect className="drawn-ground" x="0" y="0" width="64" height="40" />
const backdrop: Drawings = {
  plain: ground,
  contours: [
    ground,
    ...[8, 16, 24, 32, 40].map((r) => <circle key={r} className="drawn-stroke" cx="56" cy="2" r={r} />),
  ],
  quarters: [
    ground,
    <path
      key="discs"
      className="drawn-fill"
      d="M0 0h16a16 16 0 0 1-16 16zM64 40h-16a16 16 0 0 1 16-16zM32 0h16a16 16 0 0 1-16 16z"
    />,
  ],
  dots: [ground, <path key="dots" className="drawn-dots" d="M6 8h58M6 20h58M6 32h58" strokeDasharray="0.1 10" />],
  grid: [
    ground,
    <path key="lines" className="drawn-stroke" d="M0 12l64 28M0-8l64 28M0 32l20 8M64 12L0 40M64-8L0 20M64 32l-20 8" />,
  ],
  lattice: [
    ground,
    <path key="lines" className="drawn-stroke" d="M0 0l40 40M24 0l40 40M64 0L24 40M40 0L0 40M32 0v40M0 20h64" />,
  ],
  bubbles: [
    ground,
    ...[
      [14, 12, 5],
      [44, 24, 9],
      [28, 33, 2],
      [56, 8, 3],
    ].map(([x, y, r]) => <circle key={x} className="drawn-stroke" cx={x} cy={y} r={r} />),
  ],
}

const words = <path className="drawn-line-stroke" d="M6 15h20M6 21h14" strokeWidth="3" />
const picture = 'M30 4h30v32H30z'
const hero: Drawings = {
  fade: [
    <rect key="a" {...box} className="drawn-pale" />,
    <path key="b" className="drawn-mark" d="M42 4h18v32H42z" />,
    words,
  ],
  cover: [
    <rect key="a" {...box} className="drawn-mark" />,
    <rect key="b" className="drawn-ground" x="8" y="10" width="24" height="20" rx="2" />,
    <path key="c" className="drawn-line-stroke" d="M12 17h14M12 23h9" strokeWidth="3" />,
  ],
  panel: [
    <path key="a" className="drawn-fill" d="M4 4h26v32H4z" />,
    <path key="b" className="drawn-mark" d={picture} />,
    words,
  ],
  slant: [<rect key="a" {...box} />, <path key="b" className="drawn-mark" d="M40 4h20v32H28z" />, words],
  arch: [<rect key="a" {...box} />, <path key="b" className="drawn-mark" d="M36 36V18a11 11 0 0 1 22 0v18z" />, words],
  disc: [<rect key="a" {...box} />, <circle key="b" className="drawn-mark" cx="46" cy="20" r="13" />, words],
  frame: [
    <rect key="a" {...box} />,
    <rect key="b" className="drawn-mark" x="34" y="9" width="21" height="22" />,
    words,
  ],
}

const line = <rect className="drawn-line" x="20" y="18" width="26" height="5" rx="1" />
const capitals = (
  <path
    className="drawn-line-stroke"
    d="M18 25l4-10 4 10M32 15v10M32 15h4a3 3 0 0 1 0 5h-4M44 15v10h6"
    strokeWidth="2"
  />
)
const headings: Drawings = {
  plain: line,
  capitals,
  slash: [<path key="a" className="drawn-mark-stroke" d="M6 25l5-10M11 25l5-10" strokeWidth="2" />, capitals],
  rule: [
    <rect key="a" className="drawn-line" x="6" y="18" width="22" height="5" rx="1" />,
    <path key="b" className="drawn-stroke" d="M32 20h28" />,
  ],
  star: [
    <path key="a" className="drawn-mark" d="M12 14l2 4 4-1-1 4 3 2-4 2 1 3-4-1-2 3-2-3-3 1 1-4-4-2 4-2-1-4 4 2z" />,
    line,
  ],
  dot: [<circle key="a" className="drawn-mark" cx="12" cy="20" r="4" />, line],
  underline: [
    <rect key="a" className="drawn-line" x="8" y="13" width="30" height="5" rx="1" />,
    <rect key="b" className="drawn-mark" x="8" y="23" width="14" height="3" />,
  ],
}

/** Settings whose values are chosen by a drawing, by pointer. */
export const drawings: Readonly<Record<string, Drawings>> = {
  '/theme/font': font,
  '/theme/radius': radius,
  '/theme/density': density,
  '/theme/header': header,
  '/theme/backdrop': backdrop,
  '/theme/hero': hero,
  '/theme/headings': headings,
  ...cardDrawings,
}
