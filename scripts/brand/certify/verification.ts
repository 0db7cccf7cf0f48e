import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { byHand, playerOf, type Check, type CheckContext, type Integration } from './check.ts'
import { leakCheck } from './leak-check.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'
import { settledState, waitForReady, type Surface } from './surface.ts'
import { expectNoErrors } from './vendor-errors.ts'
import { VendorView } from './vendor-view.ts'
import { Failure, NotTried } from './verdict.ts'
import { closeDialogs, type Visit } from './visit.ts'
import { walkTo } from './walk.ts'

const surface: Surface = { page: 'VERIFICATION', root: '[data-frame]', state: 'data-frame', forPlayers: true }
const states = '[data-verification]'

/** The vendor that verifies the identity of players. */
export function verificationIntegration({ verification }: Manifest): Integration[] {
  if (!verification) return []
  return [
    {
      id: 'verification',
      name: `verification ${verification.use}`,
      setting: '/verification',
      checks: [policy, opens, camera, token, submission, otherDevice, leaks, review],
    },
  ]
}

const policy: Check = {
  id: 'policy',
  title: 'loads under the brand’s own content security policy',
  async run(context) {
    const opened = await openFrame(context)
    await settledState(opened.page, surface, context.timeoutMs)
    return expectNoViolation(context, [opened], 'verification')
  },
}

const opens: Check = {
  id: 'opens',
  title: 'opens for a player, and is ready in time',
  async run(context) {
    const opened = await readyFrame(context)
    return expectNoErrors(opened, context.origin)
  },
}

const camera: Check = {
  id: 'camera',
  title: 'its frame may use the camera and the microphone',
  async run(context) {
    const { page } = await readyFrame(context)
    const missing = await page.locator(`${surface.root} iframe`).evaluate((frame) => {
      const { featurePolicy } = frame as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
      return ['camera', 'microphone'].filter((name) => !featurePolicy.allowsFeature(name))
    })
    if (missing.length === 0) return
    const origin = await page
      .locator(`${surface.root} iframe`)
      .evaluate((frame) => new URL((frame as HTMLIFrameElement).src).origin)
    throw new Failure(
      'the vendor’s frame to be allowed camera and microphone',
      `${missing.join(' and ')} refused to ${origin}`,
      'verification.hosts, and the header Permissions-Policy of the server',
    )
  },
}

const token: Check = {
  id: 'token',
  title: 'a session that has expired is renewed',
  async run(context) {
    const { sandbox, timeoutMs } = context
    if (!sandbox)
      throw new NotTried('by-hand', 'leave the page open until the token has expired: the vendor’s page goes on')
    const opened = await readyFrame(context)
    await sandbox.expireVerificationTokens()
    await viewOf(opened).follow([{ click: standIn.next }], timeoutMs)
    if (!(await reaches(opened.page, 'in-progress', timeoutMs)))
      throw new Failure('the vendor’s page to go on with another token', 'it does not go on')
  },
}

const submission: Check = {
  id: 'submission',
  title: 'what was sent is known to the page',
  async run(context) {
    if (!context.sandbox)
      throw new NotTried('by-hand', 'send the documents of a test applicant: the page says that they are being checked')
    const opened = await readyFrame(context)
    await viewOf(opened).follow(standIn.sendAll, context.timeoutMs)
    if (!(await reaches(opened.page, 'waiting', context.timeoutMs)))
      throw new Failure('the page to wait for the outcome', `it is ${await statusOf(opened.page)}`)
  },
}

const otherDevice: Check = {
  id: 'other-device',
  title: 'a link continues on another device',
  async run(context) {
    const { page } = await openPage(context)
    const button = page.locator(`${states} [data-action=other-device]`).first()
    if ((await readUntil(() => button.count(), Boolean, 1500)) === 0)
      throw new NotTried('skipped', 'the platform makes no links: platform.lacks has POST /my/verification/link')
    await button.click()
    const shown = page.locator('[data-link=ready] input')
    await shown.waitFor({ timeout: context.timeoutMs }).catch(() => {
      throw new Failure('a link for another device', 'there is none', 'see POST /my/verification/link of the platform')
    })
    const link = await shown.inputValue()
    // Nothing of this browser is there.
    const other = await page.context().browser()!.newPage()
    try {
      const answer = await other.goto(link).catch(() => null)
      if (!answer?.ok()) throw new Failure('the link to open', `${link} returns ${answer?.status() ?? 'nothing'}`)
    } finally {
      await other.close()
    }
  },
}

const leaks = leakCheck('the vendor’s page', async (context) => {
  const opened = await readyFrame(context)
  const { page } = opened
  const { PROFILE, VERIFICATION } = context.manifest.pages
  return {
    page,
    async open() {
      await walkTo(page, VERIFICATION.path)
      await begin(page, context)
      await waitForReady(context, opened, surface)
    },
    async close() {
      await walkTo(page, PROFILE.path)
      await page.locator('main[data-page=PROFILE][data-state=ready]').waitFor()
    },
  }
})

const review = byHand(
  'review',
  'a real review',
  'send the documents of a test applicant and decide in the vendor’s dashboard: the page shows the outcome and its reasons',
)

/** Where the stand-in of the vendor’s page is clicked. */
const standIn = {
  next: '[data-step="1"]',
  sendAll: [{ click: '[data-step="1"]' }, { click: '[data-step="2"]' }, { click: '[data-send]' }],
}

const viewOf = ({ page }: Visit) => new VendorView(page, surface.root)

const statusOf = (page: Page) =>
  page
    .locator(states)
    .getAttribute('data-verification', { timeout: 1000 })
    .catch(() => null)

const reaches = async (page: Page, status: string, timeoutMs: number) =>
  (await readUntil(
    () => statusOf(page),
    (shown) => shown === status,
    timeoutMs,
  )) === status

/** Opens the page of a player who can send something; in the sandbox of one who has not begun. */
async function openPage(context: CheckContext): Promise<Visit> {
  const { login } = playerOf(context)
  await context.sandbox?.verify(login, 'not-started')
  const opened = await context.visit({ path: context.manifest.pages.VERIFICATION.path, signedIn: true })
  await closeDialogs(opened.page)
  const status = await readUntil(() => statusOf(opened.page), Boolean, context.timeoutMs)
  if (!status)
    throw new Failure(
      'the state of the player’s verification',
      'the page shows none',
      'see GET /my/verification of the platform',
    )
  if (!['not-started', 'in-progress', 'more-needed'].includes(status))
    throw new NotTried('skipped', `the verification of ${login} is ${status}: name a player who can send something`)
  return opened
}

async function openFrame(context: CheckContext): Promise<Visit> {
  const opened = await openPage(context)
  await begin(opened.page, context)
  return opened
}

async function readyFrame(context: CheckContext): Promise<Visit> {
  const opened = await openFrame(context)
  await waitForReady(context, opened, surface)
  return opened
}

/** Begins on this device; a player who has begun finds the vendor’s page already. */
async function begin(page: Page, { timeoutMs }: CheckContext) {
  const place = page.locator(`${surface.root}, ${states} [data-action=here]`).first()
  await place.waitFor({ timeout: timeoutMs }).catch(() => {
    throw new Failure('a button that begins the verification', 'there is none')
  })
  if ((await place.getAttribute('data-action')) !== null) await place.click()
}
