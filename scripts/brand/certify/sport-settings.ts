import type { Page } from '@playwright/test'
import type { Language } from '#manifest'
import type { Check, CheckContext } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { lightnessOf } from './lightness.ts'
import { readUntil } from './read-until.ts'
import { openReady, stateOf, waitForReady, type Opened, type Surface } from './surface.ts'
import { expectNoErrors, snapshotOf } from './vendor-errors.ts'
import { changedShare } from './vendor-view.ts'

/** Vendors that choose the format of odds themselves. */
const ownOdds = ['betby', 'sp', 'horses']

/** How much of a text another language changes at least, and another theme of the lightness. */
const changed = { words: 0.2, lightness: 0.1 }

/** What the player changes on the page, the vendor follows. */
export const settingChecks = (surface: Surface, use: string): Check[] => [
  {
    id: 'language',
    title: 'follows the language',
    run: (context) => followLanguage(context, surface),
  },
  { id: 'theme', title: 'follows the theme', run: (context) => followTheme(context, surface) },
  {
    id: 'odds-format',
    title: 'follows the format of odds',
    run(context) {
      if (ownOdds.includes(use)) throw new NotTried('skipped', 'this vendor has its own choice of formats')
      return followOdds(context, surface)
    },
  },
]

/** Opens the vendor’s page for whoever may see it. */
async function open(context: CheckContext, surface: Surface): Promise<Opened> {
  if (surface.forPlayers && !context.player)
    throw new NotTried('skipped', 'only players may open it: --login and --password')
  return openReady(context, surface)
}

async function followLanguage(context: CheckContext, surface: Surface) {
  const { manifest, origin, timeoutMs } = context
  if (manifest.languages.length < 2) throw new NotTried('skipped', 'the brand has one language')
  const opened = await open(context, surface)
  const { page, view } = opened
  const before = await textOnceShown(opened, timeoutMs)
  const mark = snapshotOf(opened)
  const current = (await page.locator('html').getAttribute('lang')) ?? ''
  const other = manifest.languages.find((language) => language !== current)!
  await chooseLanguage(page, other)
  const isNamed = async () => (await view.languages()).some((language) => language.slice(0, 2) === other)
  const shareNow = async () => {
    if ((await stateOf(page, surface)) !== 'ready') return 0
    const after = await view.text()
    if (!hasWords(after)) return 0
    return (await isNamed()) ? 1 : changedShare(before, after)
  }
  const share = await readUntil(shareNow, (value) => value >= changed.words, timeoutMs)
  if (share < changed.words)
    throw new Failure(
      `the vendor in ${other} after ${current}`,
      `${Math.round(share * 100)} % of its words have changed`,
      surface.page === 'SPORT' ? 'sport.cultures, where the vendor has names of its own for languages' : undefined,
    )
  await waitForReady(context, opened, surface)
  expectNoErrors(opened, origin, mark)
}

/** Reads what the vendor shows, once it shows words. */
const textOnceShown = ({ view }: Opened, timeoutMs: number) => readUntil(() => view.text(), hasWords, timeoutMs)

const hasWords = (text: string) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 10

const chooseLanguage = (page: Page, language: Language) =>
  page.locator('footer [data-block=language] select').selectOption(language)

async function followTheme(context: CheckContext, surface: Surface) {
  const { origin, timeoutMs } = context
  const opened = await open(context, surface)
  const { page } = opened
  const button = page.locator('[data-block=theme-switch] button').filter({ visible: true }).first()
  if ((await button.count()) === 0) throw new NotTried('skipped', 'the page has no switch of the theme')
  await textOnceShown(opened, timeoutMs)
  const before = await lightnessOf(page, surface.root)
  const mark = snapshotOf(opened)
  await button.click()
  const difference = await readUntil(
    async () => {
      if ((await stateOf(page, surface)) !== 'ready') return 0
      await page.evaluate(() => window.scrollTo(0, 0))
      return Math.abs((await lightnessOf(page, surface.root)) - before)
    },
    (value) => value >= changed.lightness,
    timeoutMs,
  )
  if (difference < changed.lightness)
    throw new Failure(
      'the vendor in the other theme',
      `its lightness has changed by ${Math.round(difference * 100)} %`,
      surface.page === 'SPORT' ? 'sport.themes names the vendor’s themes' : undefined,
    )
  await waitForReady(context, opened, surface)
  expectNoErrors(opened, origin, mark)
}

const formats: Record<string, RegExp> = {
  decimal: /(?<![\d.,/])\d{1,3}\.\d{2}(?![\d.])/g,
  fractional: /(?<![\d/])\d{1,3}\/\d{1,3}(?![\d/])/g,
  american: /(?<![\d:])[+−-]\d{3,5}(?!\d)/g,
}

/** How many odds of a format must come: some texts look like odds in any format, such as the number of further markets. */
const oddsCount = 3

async function followOdds(context: CheckContext, surface: Surface) {
  const opened = await open(context, surface)
  const { page, view } = opened
  const choice = page.locator('[data-block=sport] select:has(option[value=american])').first()
  if ((await choice.count()) === 0) throw new NotTried('skipped', 'the page has no choice of formats')
  await textOnceShown(opened, context.timeoutMs)
  const mark = snapshotOf(opened)
  const chosen = await choice.inputValue()
  const other = chosen === 'american' ? 'decimal' : 'american'
  const countOdds = async () => (await view.text()).match(formats[other]!)?.length ?? 0
  const before = await countOdds()
  await choice.selectOption(other)
  const count = await readUntil(countOdds, (found) => found >= before + oddsCount, context.timeoutMs)
  if (count < before + oddsCount)
    throw new Failure(`odds in the ${other} format`, `${count} of them, and ${before} before, in the ${chosen} format`)
  await waitForReady(context, opened, surface)
  expectNoErrors(opened, context.origin, mark)
}
