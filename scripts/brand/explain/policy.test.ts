import { expect, it } from 'vitest'
import { readBrands } from '../../publish/brands.ts'
import { policySection } from './policy.ts'

const brands = readBrands('manifests')
const telegram = brands.find(({ manifest }) => manifest.telegram)!.manifest

it('says of the setting, what is in it and what it is in, which hosts it lets in', () => {
  for (const pointer of ['/telegram', '/telegram/bot']) {
    expect(policySection(pointer, telegram)).toMatch(
      /\/telegram puts .*no Trusted Types.*\n +script-src +https:\/\/telegram\.org\n +frame-src +https:\/\/oauth\.telegram\.org$/,
    )
  }
  expect(policySection('/services', telegram)).toContain('/services/production/gtag puts')
})

it('says nothing of settings that let no script in', () => {
  const { telegram: _telegram, ...without } = telegram
  expect(policySection('/telegram', { ...without, hosts: {} })).toBe('')
  for (const pointer of ['/theme', '/telegramme', '/services/development', undefined])
    expect(policySection(pointer, telegram)).toBe('')
})
