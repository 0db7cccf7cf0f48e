import { expect, it } from 'vitest'
import { formatJson, formatText } from './format.ts'
import { countsOf, type Report } from './report.ts'

const report: Report = {
  brand: 'lumina',
  origin: 'http://lumina.localhost:4700',
  isSandbox: true,
  milliseconds: 12_400,
  integrations: [
    {
      integration: 'sport',
      name: 'sportsbook altenar',
      setting: '/sport',
      results: [
        {
          check: 'policy',
          title: 'loads',
          outcome: 'failed',
          milliseconds: 900,
          expected: 'nothing to be blocked',
          seen: 'font-src blocks https://cdn.vendor.example',
          remedy: 'add https://cdn.vendor.example to sport.hosts',
          hosts: [
            { origin: 'https://cdn.vendor.example', kinds: ['font', 'script'], allowed: false },
            { origin: 'https://sport.vendor.example', kinds: ['script'], allowed: true },
          ],
        },
        {
          check: 'arguments',
          title: 'accepts',
          outcome: 'passed',
          milliseconds: 10,
          notes: ['a payload was not read'],
        },
        { check: 'odds', title: 'follows', outcome: 'skipped', milliseconds: 1, reason: 'no choice' },
        { check: 'bet', title: 'a real bet', outcome: 'by-hand', milliseconds: 0, reason: 'place a bet' },
      ],
    },
  ],
}

it('shows each check with what was expected, seen and is to be changed', () => {
  expect(formatText(report)).toBe(`lumina at http://lumina.localhost:4700, with stand-ins in place of the vendors

sport  sportsbook altenar, /sport
  failed   policy     loads
                      expected: nothing to be blocked
                      seen: font-src blocks https://cdn.vendor.example
                      remedy: add https://cdn.vendor.example to sport.hosts
                      blocked https://cdn.vendor.example font, script
                      allowed https://sport.vendor.example script
  passed   arguments  accepts
                      note: a payload was not read
  skipped  odds       follows
                      no choice
  by hand  bet        a real bet
                      place a bet

1 passed, 1 failed, 1 skipped, 1 by hand · 12 s`)
})

it('shows the same as JSON, with the counts', () => {
  const parsed = JSON.parse(formatJson(report)) as object
  expect(parsed).toMatchObject({ passed: 1, failed: 1, skipped: 1, 'by-hand': 1, brand: 'lumina' })
  expect(parsed).toMatchObject({ integrations: report.integrations })
  expect(countsOf({ ...report, integrations: [] })).toEqual({ passed: 0, failed: 0, skipped: 0, 'by-hand': 0 })
})
