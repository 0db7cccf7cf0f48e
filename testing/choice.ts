import { Option } from 'commander'
import { readBrands } from '../scripts/publish/brands/brands.ts'

/** Every brand with its manifest. */
export const brands = readBrands('manifests', '').map(({ id, manifest }) => ({ id, manifest }))

/** Reads numbers with commas between them. */
export function numbers(text: string): number[] {
  const read = text.split(',').map(Number)
  if (!read.every(Number.isSafeInteger)) throw new Error(`Not a number: ${text}`)
  return read
}

/** Reads one number. */
export const number = (text: string): number => numbers(text)[0]!

/** An option for some names of a list, with commas between them; without it, all. */
export const some = (flags: string, description: string, all: readonly string[]) =>
  new Option(flags, description).default(all).argParser((text) => {
    const chosen = text.split(',')
    const unknown = chosen.filter((each) => !all.includes(each))
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
    return chosen
  })

/** The option for some of the brands. */
export const someBrands = () =>
  some(
    '--brand <ids>',
    'only these brands',
    brands.map(({ id }) => id),
  )
