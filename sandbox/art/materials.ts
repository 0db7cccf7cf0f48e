import { mix, type Palette } from './palettes.ts'

/** Each material's light, main, shaded and dark colour. */
const materials: Record<string, string> = {
  gold: 'fff6c4 ffd045 e08e0b 8a4603',
  brass: 'ffe29a c98a2a 7a4a12 3d2106',
  silver: 'ffffff d5deec 8593ac 47536e',
  steel: 'a9bbd8 566a8f 2a3655 141a30',
  ink: '5a6183 2b3050 14172b 090a14',
  ruby: 'ffb0a8 f5304a b0082f 5c041f',
  rose: 'ffe3ea ff8fae d84a78 8c1f4a',
  emerald: 'b6ffd0 25c873 067a45 034026',
  leaf: 'd9ff8f 6cc93a 26802c 0d4720',
  sapphire: 'b5e4ff 2a8bff 1246c4 0a2068',
  amethyst: 'f0d0ff a548f7 6318b8 330a6b',
  ice: 'ffffff cdf3ff 6cc4ee 2f7fb8',
  fire: 'fff7b0 ffb52a ff5a1c a8150c',
  amber: 'ffe9a8 ffa42b e0610c 7d2a05',
  bone: 'fffef6 f1e6cc c4ab80 7d6440',
  pearl: 'ffffff f6f4fb d8d4e8 a8a2c4',
  wood: 'e0a566 9c5c2a 633313 381a08',
  leather: 'c96a5a 8f2f2c 571518 2e080c',
  skin: 'ffe6c2 f2b37c c0713f 7a3d1e',
  sand: 'fff0c8 eebf78 bf8442 7a4a20',
  night: '6a5fd0 2f2a86 161350 09082b',
}

const shapes: Record<string, string> = {
  '': '<linearGradient id="ID" x1=".2" y1="0" x2=".65" y2="1">STOPS</linearGradient>',
  O: '<radialGradient id="ID" cx=".36" cy=".3" r=".78">STOPS</radialGradient>',
  H: '<linearGradient id="ID">STOPS</linearGradient>',
}

function stops(colours: string[], form: string) {
  const places = form === 'O' ? [0, 0.35, 0.75, 1] : [0, 0.34, 0.72, 1]
  const order = form === 'H' ? [3, 1, 0, 1, 2, 3] : [0, 1, 2, 3]
  const offsets = form === 'H' ? [0, 0.22, 0.36, 0.55, 0.8, 1] : places
  return order
    .map((index, stop) => `<stop${stop ? ` offset="${offsets[stop]}"` : ''} stop-color="#${colours[index]}"/>`)
    .join('')
}

const tints = (colour: string) =>
  [mix(colour, '#ffffff', 0.72), colour, mix(colour, '#12042e', 0.42), mix(colour, '#0a0220', 0.74)].map((tint) =>
    tint.slice(1),
  )

/**
 * The gradients that `art` refers to. A name is a material, or `base` or `pop` of the palette, shaded from above;
 * with `O` behind it, it is lit like a ball, with `H`, like an upright cylinder.
 */
export function gradients(art: string, { base, pop }: Palette) {
  const names = new Set(Array.from(art.matchAll(/url\(#([a-z]+)([OH]?)\)/g), ([, name, form]) => `${name}/${form}`))
  return [...names]
    .sort()
    .map((key) => {
      const [name, form] = key.split('/') as [string, string]
      const colours = name === 'base' ? tints(base) : name === 'pop' ? tints(pop) : materials[name]?.split(' ')
      return colours ? shapes[form]!.replace('ID', name + form).replace('STOPS', stops(colours, form)) : ''
    })
    .join('')
}
