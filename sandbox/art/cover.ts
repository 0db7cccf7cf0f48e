import type { GameType } from '#api'
import { gradients } from './materials.ts'
import { motifFor } from './motifs/choose.ts'
import { moodOf, type Palette, palettes } from './palettes.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes/scenes.ts'
import { scatter } from './sparks.ts'
import { settings } from './settings.ts'

const fade = (id: string, colour: string, from: number) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** The gradients of light and air; scenes name them too. */
const lights = ({ top, middle, low, glow, base, pop }: Palette): string[] => [
  `<linearGradient id="x-sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  `<linearGradient id="x-down" x2="0" y2="1"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></linearGradient>`,
  `<linearGradient id="x-sun" x2="0" y2="1"><stop stop-color="${glow}"/><stop offset=".55" stop-color="${pop}"/><stop offset="1" stop-color="${base}"/></linearGradient>`,
  `<radialGradient id="x-ray" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="280"><stop stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
  `<linearGradient id="x-foot" x2="0" y2="1"><stop stop-color="${low}" stop-opacity="0"/><stop offset=".5" stop-color="${low}" stop-opacity=".72"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  `<radialGradient id="x-edge" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-color="${low}" stop-opacity="0"/><stop offset="1" stop-color="${low}" stop-opacity=".8"/></radialGradient>`,
  fade('x-glow', glow, 0.85),
  fade('x-soft', base, 0.7),
  fade('x-dark', '#000', 0.6),
]

/**
 * The cover of a game: an SVG document of 300 x 400 without text, the same for the same game.
 * Its motif stays within the middle 300 x 225, so that it can be cropped to 1:1 and 4:3; its lowest third is calm.
 */
export function gameCover(game: { id: string; providerId: string; name: string; type: GameType }): string {
  const random = seeded(`${game.providerId}/${game.id}/${game.name}`)
  const motif = motifFor(game, random)
  const palette = random.pick(palettes[moodOf(game.name) ?? random.pick(motif.families)])
  const scene = scenes[random.pick(motif.scenes)](palette, random)
  const setting = random.pick(settings)(palette)
  const tilt = random.pick([-3, 0, 0, 3])

  const subject = `<g transform="translate(150 176) rotate(${tilt}) scale(1.07)">` +
    '<use href="#x-art" y="5" stroke="#05020f" stroke-opacity=".16" stroke-width="16" stroke-linejoin="round"/>' +
    '<use href="#x-art" y="3" stroke="#05020f" stroke-opacity=".4" stroke-width="7" stroke-linejoin="round"/>' +
    `<use href="#x-art" x="-1" y="-1.4" stroke="${palette.glow}" stroke-width="2" stroke-linejoin="round"/>` +
    `<g id="x-art">${motif.art}</g></g>`
  const body = `<rect width="300" height="400" fill="url(#x-sky)"/>${scene}<ellipse cx="150" cy="176" rx="165" ry="150" fill="url(#x-glow)"/>${setting}` +
    '<rect width="300" height="400" fill="url(#x-edge)"/><rect y="232" width="300" height="168" fill="url(#x-foot)"/>' +
    `<ellipse cx="150" cy="264" rx="96" ry="16" fill="url(#x-dark)"/>${subject}${scatter(motif.sparks, palette, random)}`
  const used = lights(palette).filter((light) => body.includes(`url(#${/x-\w+/.exec(light)})`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${used.join('')}${gradients(body, palette)}</defs>${body}</svg>`
}
