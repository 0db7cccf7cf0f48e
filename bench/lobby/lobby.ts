import type { Browser, Page } from '@playwright/test'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { drawCovers, servingCovers } from './lobby-covers.ts'
import { measureLobby } from './lobby-measure.ts'
import { buildRivals, servingRivals } from '../rival-pages.ts'

const games = 10_000
const runs = 3
const budgets = {
  'key to result, ms of script': { most: 16 },
  'frame p95, ms': { most: 20 },
  'longest frame, ms': { most: 50 },
  elements: { most: 400 },
}

type Figures = Record<string, number>

interface Subject {
  name: string
  address: string
  /** Routes the requests that the server cannot answer. */
  prepare: (page: Page) => Promise<void>
}

/**
 * Measures a lobby of 10,000 games on a desktop: a brand’s own, a plain list and react-virtuoso’s grid, with the same cards, covers
 * and back end; the brand’s own a second time with the sandbox’s SVG covers. Returns medians of three runs, each in a fresh browser
 * context, and their ratios. Script times are CPU times of the main thread.
 */
export async function lobbyBench(): Promise<Result[]> {
  const rivals = await buildRivals('lobby', ['plain-list', 'react-virtuoso'])
  const measured = inBrowser(
    async ({ browser, brands, port }) => {
      const origin = `http://${brands[0]!.id}.localhost:${port}`
      const covers = await drawCovers(browser, origin)
      const withCovers = (page: Page) => servingCovers(page, covers)
      return measureInTurn(browser, [
        { name: 'this lobby', address: `${origin}/games?lng=en`, prepare: withCovers },
        { name: 'this lobby, SVG covers', address: `${origin}/games?lng=en`, prepare: async () => undefined },
        ...rivals.names.map((name) => ({
          name,
          address: `${origin}/bench/${name}`,
          prepare: (page: Page) => withCovers(page).then(() => servingRivals(page, rivals)),
        })),
      ])
    },
    { games },
  )
  const [ours, ...others] = await measured.finally(() => rivals.remove())
  if (!ours) return []
  return [
    { ...ours, over: overBudget(ours.figures, budgets) },
    ...others,
    ...others.map(({ subject, figures }) => ({
      subject: `${subject} ÷ this lobby`,
      figures: ratios(figures, ours.figures),
      over: [],
    })),
  ]
}

/** Measures the subjects in turn, `runs` times over, so that other load on the machine affects all alike. */
async function measureInTurn(browser: Browser, subjects: Subject[]): Promise<Result[]> {
  const all = subjects.map((): Figures[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, { address, prepare }] of subjects.entries()) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await prepare(page)
      all[index]!.push(await measureLobby(page, address))
      await context.close()
    }
  }
  return subjects.map(({ name }, index) => ({ subject: name, figures: medians(all[index]!), over: [] }))
}

const medians = (all: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => [
      name,
      all.map((one) => one[name]!).sort((a, b) => a - b)[Math.floor(runs / 2)]!,
    ]),
  )

const ratios = (figures: Figures, ours: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round((value / ours[name]!) * 10) / 10]),
  )
