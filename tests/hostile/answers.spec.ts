import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, test } from '../fixtures.ts'
import type { Control } from '../control.ts'
import { HostileAnswers, type Column } from './answers.ts'
import { record } from './cells.ts'
import { Survey, type Look } from './survey.ts'
import { attacks } from './texts.ts'

/** One brand under the strict policy, one with vendors’ scripts in its pages. */
const brands = ['totofa', 'medina']
const columns: Column[] = [...attacks, 'prototype']

interface Scene {
  page: Page
  manifest: Manifest
  sandbox: Control
  signIn: (login: string) => Promise<void>
  complaints: string[]
}

interface Surveyed {
  hostile: HostileAnswers
  looks: Look[]
  faults: string[]
}

/** Goes through a brand’s pages as a visitor and as a player, on a phone. */
async function survey({ page, manifest, signIn, complaints }: Scene, column: Column, tags: string[]): Promise<Surveyed> {
  await page.setViewportSize({ width: 360, height: 740 })
  const hostile = new HostileAnswers(column, ['en'])
  const surveyor = new Survey(page, manifest, hostile, tags, complaints)
  await surveyor.begin()
  await surveyor.pages('visitors')
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await surveyor.begin()
  await signIn('amine')
  await surveyor.pages('players')
  return { hostile, looks: surveyor.looks, faults: surveyor.faults() }
}

/** The same with texts that do no harm: what the pages are made of, and which places they show. */
const harmless = new Map<string, Promise<Surveyed>>()

for (const brand of brands) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    for (const column of columns) {
      test(`${column} texts in every answer stay texts`, async ({ page, manifest, sandbox, signIn, complaints }) => {
        const scene = { page, manifest, sandbox, signIn, complaints }
        if (!harmless.has(brand)) {
          harmless.set(brand, survey(scene, 'mark', []))
          await harmless.get(brand)
          await page.context().clearCookies()
          await page.context().unrouteAll({ behavior: 'ignoreErrors' })
        }
        const marked = await harmless.get(brand)!
        const tags = [...new Set(marked.looks.flatMap((look) => look.tags))]
        const { hostile, faults } = await survey(scene, column, tags)
        record(brand, column, hostile.delivered)
        expect([...marked.faults, ...faults]).toEqual([])
      })
    }
  })
}
