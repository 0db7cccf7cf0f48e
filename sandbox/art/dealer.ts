import { drawing } from './drawing.ts'
import { seeded } from './random.ts'

const dark = ['1a1210 4a3a34', '2c1b12 5b3a26', '241a1e 564650']
const any = [...dark, '5a3218 8c5a30', '8a5a24 c08a48', 'a8442a d87a50', '6a6470 a09aa8']
/** Skin and its shade, and the hair that goes with it and its gleam. */
const looks = [
  { skin: 'f6d2b3 d9a078', hairs: any },
  { skin: 'e8b48c c98a62', hairs: any },
  { skin: 'd79b6c ad7043', hairs: dark },
  { skin: 'b57a4c 8a5630', hairs: dark },
  { skin: '8c5a38 663d22', hairs: dark },
  { skin: '613a24 442614', hairs: dark },
]
/** Cloth, its folds, and the trim. */
const cloths = [
  '8a1538 5c0c24 e8c06a',
  '12355c 0a203a c9d6e8',
  '14532d 0b351c e8c06a',
  '3b1a6b 260f48 f0a8d8',
  '1c1c26 0e0e15 e8c06a',
  '9c4a10 6b3008 ffe0a0',
  '0d5f6b 083f48 f6e0b0',
]
const felts = ['0e6b3c', '0b4f7a', '7a1230', '4a1d7a', '10595c']

const people = [
  {
    names: ['Marco', 'Idris', 'Tomás', 'Emre', 'Luka', 'Youssef'],
    hairs: ['short', 'parted', 'beard'],
    busts: ['vest', 'jacket'],
  },
  {
    names: ['Elena', 'Sofia', 'Naïma', 'Ivana', 'Zeynep', 'Clara'],
    hairs: ['long', 'bun', 'curly'],
    busts: ['dress', 'vest', 'jacket'],
  },
  { names: ['Amina', 'Salma', 'Leïla', 'Nour'], hairs: ['scarf'], busts: ['jacket', 'vest'] },
]

const colours = (names: string[], values: string) =>
  Object.fromEntries(values.split(' ').map((value, index) => [names[index]!, `#${value}`]))

/** The person who deals at a live table: always the same for the same table. */
export function dealerOf(table: { providerId: string; id: string }) {
  const { pick } = seeded(`dealer/${table.providerId}/${table.id}`)
  const person = pick([people[0]!, people[0]!, people[1]!, people[1]!, people[2]!])
  const look = pick(looks)
  const paint = {
    ...colours(['skin', 'shade'], look.skin),
    ...colours(['hair', 'gleam'], pick(look.hairs)),
    ...colours(['cloth', 'fold', 'trim'], pick(cloths)),
    ...colours(['felt'], pick(felts)),
  }
  return { name: pick(person.names), hair: pick(person.hairs), bust: pick(person.busts), paint }
}

/** A dealer behind the table’s edge, within 208 x 208 around the origin; the table is wider. */
export function dealerArt(table: { providerId: string; id: string }): string {
  const { hair, bust, paint } = dealerOf(table)
  const part = (name: string) => drawing(`dealers/${name}`, paint)
  return part(`bust-${bust}`) + part('head') + part(`hair-${hair}`) + part('table')
}
