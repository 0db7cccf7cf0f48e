import type { Language } from '#manifest'
import { directionOf } from '../i18n/direction.ts'
import type { Parser } from './parser.ts'
import { postalCodeParser } from './postal-code.ts'

/** How a country calls a part of an address. */
interface AddressPartKinds {
  /** The street and the number, in any number of lines. */
  street: 'street'
  /** What lies between the street and the city. */
  district: 'suburb' | 'neighborhood' | 'district' | 'townland' | 'village'
  city: 'city' | 'postTown' | 'suburb' | 'district'
  region:
    | 'province'
    | 'state'
    | 'county'
    | 'region'
    | 'department'
    | 'district'
    | 'emirate'
    | 'island'
    | 'parish'
    | 'prefecture'
  postcode: 'postcode' | 'zip' | 'pin' | 'eircode'
}

type AddressPartName = keyof AddressPartKinds

type AddressPart = {
  [Name in AddressPartName]: { name: Name; kind: AddressPartKinds[Name]; isRequired: boolean }
}[AddressPartName]

/** What an address in a country consists of. */
export interface PostalAddress {
  /** In the order in which they are written. */
  parts: readonly AddressPart[]
  /** Absent where the country has no postcodes, or where all are possible. */
  postcode?: { example: string; parser: Parser }
  /** Whether `loadRegions` has the country’s regions; elsewhere a region is typed. */
  hasRegions: boolean
}

/** An administrative area. */
export interface Region {
  /** Its code in ISO 3166-2, without the country. */
  code: string
  /** As it is written there. */
  name: string
  /** Its name in Latin letters, where it is written in others. */
  latin?: string
}

/** A row of `postal-addresses.json`. */
interface AddressRow extends Partial<{ [Name in AddressPartName]: string }> {
  id: string
  /** Letters of the parts in their order, as in the source. */
  parts: string
  required: string
  /** The pattern of postcodes. */
  postcode?: string
  example?: string
  postcodeName?: string
  hasRegions?: boolean
}

const names: Record<string, AddressPartName> = {
  A: 'street',
  D: 'district',
  C: 'city',
  S: 'region',
  Z: 'postcode',
}

/** An address of a country that is not in the list. */
const anywhere: AddressRow = { id: '', parts: 'AC', required: 'AC' }

/**
 * Loads what an address in a country (ISO 3166-1 alpha-2) consists of. The data are Google’s address metadata, reduced to
 * what a form of a person’s home needs: https://github.com/google/libaddressinput/wiki/AddressValidationMetadata
 * (CC BY 4.0).
 */
export async function loadPostalAddress(country: string): Promise<PostalAddress> {
  const { default: rows } = await import('./postal-addresses.json')
  return addressOf(rows.find(({ id }) => id === country) ?? anywhere)
}

function addressOf(row: AddressRow): PostalAddress {
  const { id, parts, required, postcode: pattern, example, hasRegions = false } = row
  return {
    parts: [...parts].flatMap((letter) => partOf(row, letter, required.includes(letter))),
    ...(pattern !== undefined &&
      example !== undefined && {
        postcode: { example, parser: postalCodeParser({ country: id, pattern, example }) },
      }),
    hasRegions,
  }
}

const usualKinds = { street: 'street', district: 'suburb', city: 'city', region: 'province', postcode: 'postcode' }

function partOf(row: AddressRow, letter: string, isRequired: boolean): AddressPart[] {
  const name = names[letter]
  if (name === undefined) return []
  const kind = (name === 'postcode' ? row.postcodeName : row[name]) ?? usualKinds[name]
  // The file’s kinds are those of the type: a test compares them.
  return [{ name, kind, isRequired } as AddressPart]
}

/** Loads the regions of a country (ISO 3166-1 alpha-2); none where an address has no list of them. */
export async function loadRegions(country: string): Promise<Region[]> {
  const { hasRegions } = await loadPostalAddress(country)
  if (!hasRegions) return []
  const { default: rows }: { default: string[][] } = await import(`./postal-regions/${country}.json`)
  return rows.map(([code = '', name = '', latin]) => ({ code, name, ...(latin !== undefined && { latin }) }))
}

/** Returns the name of a region in the script of the page’s language, or in Latin letters. */
export function regionName({ name, latin = name }: Region, language: Language): string {
  const isReadable = directionOf(language) === 'rtl' && /\p{Script=Arabic}/u.test(name)
  return isReadable ? name : latin
}
