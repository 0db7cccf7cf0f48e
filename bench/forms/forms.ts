import { chromium as launcher, type Browser } from '@playwright/test'
import { readyChromium } from '../../scripts/browser.ts'
import { overBudget, type Result } from '../bench.ts'
import { formWorks, measureForm } from './forms-measure.ts'
import { buildForms, serveForm } from './forms-pages.ts'

const [ours, byHand] = ['this-engine', 'plain-react'] as const
const names = [ours, byHand]
const runs = 7
const budgets = {
  'brotli, KB': { most: 85 },
  'keystroke ÷ by hand': { most: 1.15 },
  'strict CSP': { least: 1 },
}

type Figures = Record<string, number>

/**
 * Measures Family B’s registration form of eight fields in this engine and by hand in React, each in its own bundle. Returns medians
 * of seven rounds, whether each form works under the strict policy, and the ratios to the form by hand.
 */
export async function formsBench(): Promise<Result[]> {
  const { folder, remove } = await buildForms(names)
  const browser = await launcher.launch(readyChromium())
  try {
    const rounds: Record<string, Figures>[] = []
    for (let run = 0; run < runs; run++) rounds.push(await measureAll(browser, folder))
    const figures = Object.fromEntries(names.map((name) => [name, median(rounds.map((one) => one[name]!))]))
    for (const name of names) figures[name]!['strict CSP'] = (await underPolicy(browser, folder, name)) ? 1 : 0
    const over = overBudget(ratioFigures(figures), budgets)
    return [
      ...names.map((name) => ({ subject: name, figures: figures[name]!, over: name === ours ? over : [] })),
      { subject: `${ours} ÷ ${byHand}`, figures: ratios(figures[ours]!, figures[byHand]!), over: [] },
    ]
  } finally {
    await browser.close()
    remove()
  }
}

const ratioFigures = (figures: Record<string, Figures>): Figures => ({
  'brotli, KB': figures[ours]!['brotli, KB']!,
  'keystroke ÷ by hand': ratios(figures[ours]!, figures[byHand]!)['keystroke, ms']!,
  'strict CSP': figures[ours]!['strict CSP']!,
})

async function measureAll(browser: Browser, folder: string) {
  const measured: Record<string, Figures> = {}
  for (const name of names) {
    const page = await browser.newPage()
    const served = await serveForm(page, folder, name, false)
    const times = await measureForm(page, served.address)
    measured[name] = { 'brotli, KB': served.scripts / 1000, ...times }
    await page.close()
  }
  return measured
}

async function underPolicy(browser: Browser, folder: string, name: string): Promise<boolean> {
  const page = await browser.newPage()
  const { address } = await serveForm(page, folder, name, true)
  const works = await formWorks(page, address)
  await page.close()
  return works
}

const hundredths = (value: number) => Math.round(value * 100) / 100

const median = (all: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => [
      name,
      hundredths(all.map((one) => one[name]!).sort((a, b) => a - b)[Math.floor(all.length / 2)]!),
    ]),
  )

const ratios = (figures: Figures, base: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([name]) => name !== 'strict CSP')
      .map(([name, value]) => [name, hundredths(value / base[name]!)]),
  )
