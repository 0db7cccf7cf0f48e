import { expect, it } from 'vitest'
import { readBrands } from '../../publish/brands/brands.ts'
import { policySection } from './policy.ts'

const brands = readBrands('manifests')
const telegram = brands.find(({ manifest }) => manifest.telegram)!.manifest

it('lists the hosts that a setting allows, also for its parents and children', () => {
  for (const pointer of ['/telegram', '/telegram/bot']) {
    expect(policySection(pointer, telegram)).toMatch(
      /\/telegram adds .*no Trusted Types.*\n +script-src +https:\/\/telegram\.org\n +frame-src +https:\/\/oauth\.telegram\.org$/,
    )
  }
  expect(policySection('/services', telegram)).toContain('/services/production/gtag adds')
})

it('is empty for settings that allow no script', () => {
  const { telegram: _telegram, ...without } = telegram
  expect(policySection('/telegram', { ...without, hosts: {} })).toBe('')
  for (const pointer of ['/theme', '/telegramme', '/services/development', undefined])
    expect(policySection(pointer, telegram)).toBe('')
})
