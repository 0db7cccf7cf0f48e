import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { formatText } from '../../../scripts/brand/certify/format.ts'
import { certified, failedOf } from './certified.ts'

test.describe.configure({ timeout: 900_000 })

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => file.replace('.json', ''))

for (const brand of brands)
  test(`${brand} passes with the stand-ins`, async () => {
    const report = await certified(brand)
    console.log(formatText(report))
    expect(failedOf(report)).toEqual([])
  })
