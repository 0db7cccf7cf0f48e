import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { isListed, originOf } from '#manifest-tools/rules/site.ts'
import { pageVendors } from '../../publish/policy/vendor-hosts.ts'
import { byHand, type Check, type CheckContext, type Integration } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { expectNoViolation, settingOf } from './policy.ts'
import { readUntil } from './read-until.ts'
import type { Watched } from './watch.ts'

/** Google’s script and Tag Manager. */
export function analyticsIntegrations({ services }: Manifest): Integration[] {
  const { gtag, gtm } = services.production
  return [
    ...(gtag
      ? [
          {
            id: 'gtag',
            name: `Google Analytics ${gtag.id}`,
            setting: '/services/production/gtag',
            checks: [
              ...commonChecks('gtag'),
              viewsCheck((_page, watched) => Promise.resolve(pageViews(watched, gtag.id))),
              byHand(
                'realtime',
                'the realtime report',
                'browse with consent: the report shows each page once, and a sign-in as login',
              ),
            ],
          },
        ]
      : []),
    ...(gtm
      ? [
          {
            id: 'gtm',
            name: `Tag Manager ${gtm.id}`,
            setting: '/services/production/gtm',
            checks: [
              ...commonChecks('gtm'),
              viewsCheck((page) => page.evaluate(entriesOfPageViews)),
              byHand(
                'tags',
                'the container’s tags',
                'open Tag Manager’s preview: each tag fires only with its consent, and none is blocked',
              ),
            ],
          },
        ]
      : []),
  ]
}

/** How long late requests are waited for: Google’s script collects events for some seconds. */
const settleMs = 6000
const settleAtStandInMs = 1500

const commonChecks = (kind: 'gtag' | 'gtm'): Check[] => [
  {
    id: 'consent',
    title: 'nothing leaves before consent',
    async run(context) {
      const { manifest, sandbox } = context
      if (!manifest.consent.required) throw new NotTried('skipped', 'consent.required is false')
      const { page, contacts } = await context.visit({ consent: 'unanswered' })
      await goToGames(page, manifest)
      await pause(sandbox ? settleAtStandInMs : settleMs)
      const hosts = hostsOf(context, kind)
      const found = contacts.find(({ url }) => isListed(originOf(url), hosts))
      if (found) throw new Failure('no request before the player has answered', found.url)
    },
  },
  {
    id: 'policy',
    title: 'loads under the brand’s own content security policy',
    async run(context) {
      const opened = await context.visit({ consent: 'all' })
      await goToGames(opened.page, context.manifest)
      return expectNoViolation(context, [opened], kind)
    },
  },
]

const hostsOf = ({ manifest, vendors }: CheckContext, kind: string) =>
  pageVendors(manifest, vendors)
    .filter(({ setting }) => setting === settingOf(manifest, kind))
    .flatMap(({ hosts }) => Object.values(hosts).flat())

/** Opens a page, goes to the games and back: three pages, each of which is counted once. */
const viewsCheck = (count: (page: Page, watched: Watched) => Promise<number>): Check => ({
  id: 'page-views',
  title: 'counts one page view per navigation',
  async run(context: CheckContext) {
    const opened = await context.visit({ consent: 'all' })
    const { page } = opened
    const read = () => count(page, opened)
    const expectCount = async (expected: number) => {
      await readUntil(read, (views) => views >= expected, context.timeoutMs)
      await pause(context.sandbox ? settleAtStandInMs : settleMs)
      const views = await read()
      if (views !== expected)
        throw new Failure(
          `${expected} page views after ${expected} pages`,
          `${views}`,
          'services.production.gtag.pageViews must agree with “Page changes based on browser history events” of the stream',
        )
    }
    await expectCount(1)
    await goToGames(page, context.manifest)
    await expectCount(2)
    await page.goBack()
    await expectCount(3)
  },
})

async function goToGames(page: Page, { pages }: Manifest) {
  await page.locator(`a[href="${pages.GAMES.path}"]`).first().dispatchEvent('click')
  await page.locator('main[data-page=GAMES]').waitFor()
}

/** The page views that Google’s script has sent for an id: by an address each, or several in a body. */
export function pageViews({ contacts, posts }: Pick<Watched, 'contacts' | 'posts'>, id: string): number {
  const hits = contacts.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/g/collect'))
  const own = hits.filter(({ searchParams }) => searchParams.get('tid') === id)
  const inAddress = own.filter(({ searchParams }) => searchParams.get('en') === 'page_view').length
  const inBodies = posts
    .filter(({ url }) => own.some(({ href }) => href === url))
    .flatMap(({ body }) => body.split(/\r?\n/))
    .filter((line) => new URLSearchParams(line).get('en') === 'page_view').length
  return inAddress + inBodies
}

/** Runs in the page. */
function entriesOfPageViews(): number {
  const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: unknown }[] }
  return dataLayer.filter(({ event }) => event === 'page_view').length
}
