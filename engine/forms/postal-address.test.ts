import { describe, expect, it } from 'vitest'
import { loadCountries } from './countries.ts'
import { loadPostalAddress, loadRegions, regionName } from './postal-address.ts'
import rows from './postal-addresses.json'

/** The parts of an address in their order, with a star where one is required. */
const partsOf = async (country: string) =>
  (await loadPostalAddress(country)).parts.map(
    ({ name, kind, isRequired }) => `${name}: ${kind}${isRequired ? '*' : ''}`,
  )

describe('an address', () => {
  it.each([
    ['BR', ['street: street*', 'district: neighborhood', 'city: city*', 'region: state*', 'postcode: postcode*']],
    ['SE', ['street: street*', 'postcode: postcode*', 'city: postTown*']],
    ['NG', ['street: street*', 'district: suburb', 'city: city*', 'postcode: postcode', 'region: state']],
    ['US', ['street: street*', 'city: city*', 'region: state*', 'postcode: zip*']],
    ['CA', ['street: street*', 'city: city*', 'region: province*', 'postcode: postcode*']],
    ['IN', ['street: street*', 'city: city*', 'postcode: pin*', 'region: state*']],
    ['GB', ['street: street*', 'city: postTown*', 'postcode: postcode*']],
    ['AE', ['street: street*', 'region: emirate*']],
    ['GH', ['street: street*', 'city: city*']],
  ])('in %s has %j', async (country, parts) => {
    expect(await partsOf(country)).toEqual(parts)
  })

  it('has a street and a city where nothing else is known', async () => {
    expect(await partsOf('XX')).toEqual(['street: street*', 'city: city*'])
    expect(await partsOf('__proto__')).toEqual(['street: street*', 'city: city*'])
  })

  it('is known for every country of the product', async () => {
    const known = new Set(rows.map(({ id }) => id))
    expect((await loadCountries()).map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
  })

  it('has parts of the kinds that the types list', async () => {
    const kinds = await Promise.all(rows.map(async ({ id }) => (await loadPostalAddress(id)).parts))
    const names = new Set(kinds.flat().map(({ name, kind }) => `${name}: ${kind}`))
    expect([...names].sort()).toEqual([
      'city: city',
      'city: district',
      'city: postTown',
      'city: suburb',
      'district: district',
      'district: neighborhood',
      'district: suburb',
      'district: townland',
      'district: village',
      'postcode: eircode',
      'postcode: pin',
      'postcode: postcode',
      'postcode: zip',
      'region: county',
      'region: department',
      'region: district',
      'region: emirate',
      'region: island',
      'region: parish',
      'region: prefecture',
      'region: province',
      'region: region',
      'region: state',
      'street: street',
    ])
  })
})

describe('the regions', () => {
  it.each([
    ['BR', 27, { code: 'SP', name: 'São Paulo' }],
    ['NG', 37, { code: 'LA', name: 'Lagos' }],
    ['US', 62, { code: 'CA', name: 'California' }],
    ['CA', 13, { code: 'QC', name: 'Quebec' }],
    ['AU', 8, { code: 'NSW', name: 'New South Wales' }],
    ['MX', 32, { code: 'CMX', name: 'Ciudad de México' }],
    ['AR', 24, { code: 'C', name: 'Ciudad Autónoma de Buenos Aires' }],
    ['IN', 36, { code: 'MH', name: 'Maharashtra' }],
    ['IT', 107, { code: 'RM', name: 'Roma' }],
    ['ES', 52, { code: 'M', name: 'Madrid' }],
    ['AE', 7, { code: 'DU', name: 'دبي', latin: 'Dubai' }],
  ])('of %s are %i, such as %j', async (country, number, region) => {
    const regions = await loadRegions(country)
    expect(regions).toContainEqual(region)
    expect(regions.length).toBe(number)
  })

  it('exist exactly where the address says so, and have codes and names of their own', async () => {
    const lists = await Promise.all(
      rows.map(async ({ id }) => ({ id, ...(await loadPostalAddress(id)), regions: await loadRegions(id) })),
    )
    const wrong = lists.filter(
      ({ hasRegions, regions }) =>
        hasRegions !== regions.length > 1 ||
        new Set(regions.map(({ code }) => code)).size < regions.length ||
        regions.some(({ code, name }) => !/^[A-Z\d]{1,3}$/.test(code) || name === ''),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(await loadRegions('../countries')).toEqual([])
  })

  it('have their own names where players read the script, and Latin ones elsewhere', () => {
    const dubai = { code: 'DU', name: 'دبي', latin: 'Dubai' }
    const tokyo = { code: '13', name: '東京都', latin: 'Tokyo' }
    expect([regionName(dubai, 'ar'), regionName(dubai, 'de')]).toEqual(['دبي', 'Dubai'])
    expect([regionName(tokyo, 'fa'), regionName(tokyo, 'en')]).toEqual(['Tokyo', 'Tokyo'])
    expect(regionName({ code: 'SP', name: 'São Paulo' }, 'ar')).toBe('São Paulo')
  })
})
