import { expect, test } from '@playwright/test'
import { certified, failedOf, resultsOf } from '../../qualities/certify/certified.ts'

test('a brand’s button of Telegram is certified, and a host that is missing in the policy is found', async () => {
  const passed = await certified('medina', { only: ['telegram'] })
  expect([...resultsOf(passed).values()].map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
    'policy passed',
    'button passed',
    'callback passed',
    'account by-hand',
  ])
  const found = await certified('medina', {
    only: ['telegram/policy', 'telegram/button'],
    plant: (context) =>
      // The policy is in the page, and holds from there on.
      context.addInitScript(
        `if (window === top) addEventListener('load', () => fetch('https://stats.unknown-vendor.example/').catch(() => {}))`,
      ),
  })
  expect(failedOf(found)).toEqual(['telegram/policy'])
})
