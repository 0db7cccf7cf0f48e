/** The colours of one picture, each #rrggbb. */
export interface Palette {
  top: string
  middle: string
  low: string
  /** The light behind the motif. */
  glow: string
  base: string
  pop: string
}

/** Reads six colours without their `#`: top, middle, low, glow, base, pop. */
export const paletteOf = (colours: string): Palette => {
  const [top, middle, low, glow, base, pop] = colours.split(' ').map((colour) => `#${colour}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { top, middle, low, glow, base, pop }
}

/** Palettes by family; a motif names the families that suit it. Each line: top, middle, low, glow, base, pop. */
export const palettes = {
  warm: [
    paletteOf('3a0610 b32a10 1c0308 ff9a3c ff6a2b ffd23f'),
    paletteOf('3b1163 e0557a 2a0a3d ffb36b ff7a59 ffd166'),
    paletteOf('5c2a00 d98a12 2e1300 ffd86b ffb11f ff5c39'),
    paletteOf('2d0212 a30d31 1a0109 ff6d7d f0244a ffd36b'),
    paletteOf('2a120a 9c5530 180905 ffbf85 e08350 ffe08a'),
  ],
  cool: [
    paletteOf('01304f 0a86b8 011c33 6fe3ff 19a7e0 ffd45e'),
    paletteOf('1a3a6b 5fa8e6 12284d d6f2ff 8fd0ff ff7ab8'),
    paletteOf('050f3d 1b46d1 030824 6a9bff 3b73ff ffcf4a'),
    paletteOf('012a2e 0b8c8a 01191c 5ff5df 1cc9b8 ff7a59'),
    paletteOf('050720 252c7d 02030f 7f8dff 5a68ea ffe28a'),
  ],
  royal: [
    paletteOf('1d0547 6a1fd1 12022e c08bff 9b4dff ffd24a'),
    paletteOf('2b0438 8e1f8f 1a0224 ff8af0 d14ad6 7ff0ff'),
    paletteOf('33021f c3136f 1d0113 ff8ac6 f53a94 5fe9ff'),
    paletteOf('0b0a3d 3c35b5 070626 9c98ff 6760f2 ff9d5c'),
  ],
  green: [
    paletteOf('052b16 1d7a3a 031a0d c9f26b 5fc44a ffcf4a'),
    paletteOf('012d24 0a9a6c 011b16 6fffc4 1fd494 ffd76b'),
    paletteOf('06351f 12784a 042014 9fecbc 2fae6c ff4d5e'),
    paletteOf('0b4a55 3fb8a4 073039 d4fff0 5fdcc0 ff6f91'),
  ],
  bright: [
    paletteOf('6b1a8f f55fae 4a0f6b fff0a8 ff7ac4 5fe3ff'),
    paletteOf('0d5fb8 4fb8f5 0a3d80 fff6c9 5fc4ff ff5c5c'),
    paletteOf('c24a0a ffb52e 8a2d05 fffbd0 ffc93e e8274b'),
    paletteOf('7a1440 ff7a8a 4d0a2b ffe6c9 ff8791 ffe15e'),
  ],
  dark: [
    paletteOf('0a0a12 2f2c3d 050509 ffce6b d9a441 ff3b5c'),
    paletteOf('08100f 1f3d39 040807 5ff0c8 38c9a3 ffd24a'),
    paletteOf('101522 3a4768 080b14 9ec2ff 6f8fd0 ff8a3b'),
  ],
} satisfies Record<string, Palette[]>

/** The name of a family of palettes. */
export type Family = keyof typeof palettes

/** The colour at `share` (0 to 1) between two #rrggbb colours. */
export function mix(from: string, to: string, share: number) {
  const channel = (colour: string, index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const blend = (index: number) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share)
  return `#${[0, 1, 2].map((index) => blend(index).toString(16).padStart(2, '0')).join('')}`
}

const moods: [RegExp, Family][] = [
  [/\b(?:fire|burning|blazing|crimson|amber|copper|saffron|ruby|desert|solar|hot|lava|red|sunset)\b/i, 'warm'],
  [/\b(?:ice|frost|frozen|winter|northern|sapphire|turquoise|ocean|deep|sunken|blue|misty|arctic)\b/i, 'cool'],
  [/\b(?:royal|velvet|enchanted|magic|amethyst|purple|indigo|lunar|midnight|mystic)\b/i, 'royal'],
  [/\b(?:emerald|jade|jungle|green|clover|irish|forest)\b/i, 'green'],
  [/\b(?:candy|sweet|sugar|jolly|laughing|merry|bright|rainbow|floating)\b/i, 'bright'],
  [/\b(?:golden|gold|vip|black|iron|silent|secret|hidden)\b/i, 'dark'],
]

/** The family that a word of `name` suggests, if any. */
export const moodOf = (name: string) => moods.find(([words]) => words.test(name))?.[1]
