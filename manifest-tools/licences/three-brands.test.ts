import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { licences } from '#schemas/licences.ts'
import { readContext } from '../check/context.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { readManifests, type Manifests } from '../layers/read-manifests.ts'
import { resolve } from '../layers/resolve.ts'
import { dutyStatuses } from './evaluate.ts'

const product = readManifests('manifests')
const own = readManifests('testing/fixture-licences')
const all: Manifests = { ...own, read: (name) => own.read(name) ?? product.read(name) }
const context = readContext(all)

const errorsOf = (id: string) =>
  diagnoseSources(resolve(id, all.read), all.path, context).filter(({ severity }) => severity === 'error')

it('a brand with the licence gb alone passes', () => {
  expect(errorsOf('gb-alone')).toEqual([])
})

describe('a looser limit that waits one hour', () => {
  it('is refused under the licence gb, by the duty’s name', () => {
    expect(errorsOf('gb-one-hour')).toMatchObject([
      { code: 'licences/violated', message: expect.stringContaining('Licence gb, duty rts-12-loosen') },
    ])
  })

  it('passes without a licence', () => {
    expect(errorsOf('one-hour')).toEqual([])
  })
})

describe('the licence gb', () => {
  const loosening = (id: string) =>
    dutyStatuses(resolve(id, all.read).manifest as unknown as Manifest, licences, context.now).find(
      ({ duty }) => duty.id === 'rts-12-loosen',
    )

  it('holds 24 hours by itself, and refuses one hour', () => {
    expect(loosening('gb-alone')).toMatchObject({ state: 'held' })
    expect(loosening('gb-one-hour')).toMatchObject({
      state: 'broken',
      isBinding: true,
      problems: [{ must: 'at least 24', value: 1, wanted: 24 }],
    })
    expect(loosening('one-hour')).toBeUndefined()
  })

  it('sets one entry per limit that must be set, complete with its opt-out', () => {
    const { manifest } = resolve('gb-alone', all.read)
    expect(manifest).toMatchObject({
      playerProtection: {
        limitRules: {
          required: [{ kind: 'deposit', before: 'firstDeposit', optOut: true }],
          periods: ['day', 'week', 'month'],
        },
        notices: [{ id: 'funds-protection', everyMonths: 6 }],
      },
      games: { autoplay: false, turbo: false },
    })
  })
})
