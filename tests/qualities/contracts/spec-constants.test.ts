// @vitest-environment jsdom
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { viewBox } from '#domains/wheel/parts/wheel-geometry.ts'
import { createI18n } from '#engine/i18n/i18n.ts'

const base = JSON.parse(readFileSync('manifests/base.json', 'utf8')) as Manifest

it('the defaults of base are those of spec §9', () => {
  const { minAge, phone } = base.registration.permissions
  expect([minAge, phone.prefix, phone.country]).toEqual([18, '+212', 'MA'])
})

it('base shows cardId and hides city by default (spec §2)', () => {
  const { cardId, city } = base.registration.permissions
  expect([cardId.visible, city]).toEqual([true, false])
})

it('the wheel’s page has no padding (spec §2)', () => {
  expect(base.pages.WHEEL_OF_FORTUNE.layout).toBe('bare')
})

it('the wheel is drawn at 425', () => {
  expect(viewBox).toBe('-212.5 -212.5 425 425')
  const styles = readFileSync('domains/wheel/parts/wheel-picture.module.css', 'utf8')
  expect(styles).toContain('max-inline-size: 425px')
})

it('reads ten texts at a time, with the fallback language dev', async () => {
  document.body.innerHTML = '<script type="application/json" id="texts">{"en":{"common":{"hello":"Hi"}}}</script>'
  const { i18n, loaded } = createI18n({ ...base, languages: ['en'] })
  await loaded
  const { maxParallelReads, fallbackLng } = i18n.options
  expect([maxParallelReads, fallbackLng]).toEqual([10, ['dev']])
})

it('has the namespaces of the spec in every language', () => {
  const names = ['common', 'errors', 'user', 'register-bonuses-description', 'payment', 'history']
  const languages = readdirSync('public/locales')
  expect(languages.sort()).toEqual(['ar', 'de', 'en', 'es', 'fa', 'fr', 'sr', 'tr', 'uz'])
  for (const language of languages) {
    const own = readdirSync(`public/locales/${language}`)
    expect(names.filter((name) => !own.includes(`${name}.json`))).toEqual([])
  }
})

it('loaders turn in one second', () => {
  const styles = globSync('widgets/loaders/*/*.css').map((file) => readFileSync(file, 'utf8'))
  expect(styles.length).toBeGreaterThan(1)
  expect(styles.filter((text) => !/animation: \w+ 1s /.test(text))).toEqual([])
})

it('the version of the product is 1.7.51', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(version).toBe('1.7.51')
})
