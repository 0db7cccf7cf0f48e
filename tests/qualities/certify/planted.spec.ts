import { expect, test } from '@playwright/test'
import { certified, failedOf, resultsOf } from './certified.ts'
import { otherFaults } from './other-faults.ts'
import { sportFaults } from './sport-faults.ts'

test.describe.configure({ timeout: 300_000 })

for (const { name, brand, only, fails, ...planted } of [...sportFaults, ...otherFaults])
  test(`${fails.join(', ')} find ${name}`, async () => {
    const report = await certified(brand, { only, ...planted })
    expect(failedOf(report)).toEqual(fails)
  })

test('a host that the manifest does not name is blocked, and the remedy names the setting', async () => {
  const report = await certified('betogooal', {
    only: ['sport/policy'],
    timeoutMs: 15_000,
    change(manifest) {
      Object.assign(manifest.sport as object, { hosts: ['https://sport.vendor.example', 'wss://live.vendor.example'] })
    },
  })
  const { hosts = [], remedy } = resultsOf(report).get('sport/policy')!
  const blocked = hosts.filter(({ allowed }) => !allowed)
  expect(blocked.map(({ origin }) => new URL(origin).hostname)).toEqual(['cdn.vendors.localhost'])
  expect(remedy).toBe(`add ${blocked[0]!.origin} to sport.hosts`)
})

test('a document whose host is missing is blocked in its frame too', async () => {
  const report = await certified('sahel', {
    only: ['sport/policy'],
    timeoutMs: 15_000,
    change(manifest) {
      Object.assign(manifest.sport as object, { hosts: ['https://sport.vendor.example', 'wss://live.vendor.example'] })
    },
  })
  const { hosts = [], remedy } = resultsOf(report).get('sport/policy')!
  expect(hosts.filter(({ allowed }) => !allowed)).toHaveLength(1)
  expect(remedy).toMatch(/^add http:\/\/cdn\.vendors\.localhost:\d+ to sport\.hosts$/)
})
