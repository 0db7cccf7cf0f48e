import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe checks: the whole page by all its rules, if nothing else is said. */
interface Scope {
  include?: string
  exclude?: string
  rules?: string[]
  tags?: string[]
  /** Whether what is in its frames is checked, too. */
  frames?: boolean
}

type Axe = typeof axe
type Partials = (axe.PartialResult | null)[]

/** Returns the results of a frame, and of those in it. Null stands for a frame that cannot be checked. */
async function partialsOf(frame: Frame, context: axe.SerialContextObject, options: axe.RunOptions): Promise<Partials> {
  await frame.evaluate(axe.source)
  const frames =
    options.iframes === false
      ? []
      : await frame.evaluate((where) => (window as unknown as { axe: Axe }).axe.utils.getFrameContexts(where), context)
  const own = await frame.evaluate(([where, how]) => (window as unknown as { axe: Axe }).axe.runPartial(where, how), [
    context,
    options,
  ] as const)
  const children = await Promise.all(
    frames.map(async ({ frameSelector, frameContext }): Promise<Partials> => {
      const element = await frame.evaluateHandle(
        (selector) => (window as unknown as { axe: Axe }).axe.utils.shadowSelect(selector),
        frameSelector,
      )
      const child = await element.asElement()?.contentFrame()
      return child ? partialsOf(child, frameContext, options).catch(() => [null]) : [null]
    }),
  )
  return [own, ...children.flat()]
}

/**
 * Returns axe’s violations on the page and, unless they are left out, in its frames as text. The results are put together on the page
 * itself: a window of their own, as in @axe-core/playwright, takes twice as long as the check.
 */
export async function axeViolations(
  page: Page,
  { include, exclude, rules, tags, frames = true }: Scope = {},
): Promise<string[]> {
  const only = rules ? ({ type: 'rule', values: rules } as const) : tags && ({ type: 'tag', values: tags } as const)
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: frames, ...(only && { runOnly: only }) }
  const context = { include: [include ?? ':root'], ...(exclude && { exclude: [exclude] }) }
  const partials = await partialsOf(page.mainFrame(), context, options)
  const { violations } = await page.evaluate(
    ([results, how]) => (window as unknown as { axe: Axe }).axe.finishRun(results as axe.PartialResult[], how),
    [partials, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
