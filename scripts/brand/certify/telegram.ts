import type { Manifest } from '#manifest'
import { byHand, type CheckContext, type Integration } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'
import { expectNoErrors } from './vendor-errors.ts'
import { VendorView } from './vendor-view.ts'
import type { Visit } from './visit.ts'

const block = '[data-block=telegram-login]'

/** Telegram’s button, on hosts with a bot. */
export function telegramIntegration({ telegram }: Manifest): Integration[] {
  if (!telegram) return []
  return [
    {
      id: 'telegram',
      name: 'sign-in by Telegram',
      setting: '/telegram',
      checks: [
        {
          id: 'policy',
          title: 'loads under the brand’s own content security policy',
          async run(context) {
            const opened = await openLogin(context)
            await isDrawn(opened, context)
            return expectNoViolation(context, [opened], 'telegram')
          },
        },
        {
          id: 'button',
          title: 'its button is drawn',
          async run(context) {
            const opened = await openLogin(context)
            if (!(await isDrawn(opened, context)))
              throw new Failure(
                'Telegram’s button on the sign-in page',
                'nothing is drawn',
                'telegram.bot, and the domain that BotFather knows for the bot: one per host',
              )
            return expectNoErrors(opened, context.origin)
          },
        },
        { id: 'callback', title: 'its answer reaches the page', run: confirm },
        byHand(
          'account',
          'a real account',
          'sign in with Telegram on every host of the brand, as a known and as a new player',
        ),
      ],
    },
  ]
}

const openLogin = ({ manifest, visit }: CheckContext) => visit({ path: manifest.pages.LOGIN.path })

/** Telegram’s button: in a frame, or in the page. The page’s own retry is in an alert. */
const button = ':is(button, a, [role=button]):not([role=alert] *)'

const isDrawn = ({ page }: Visit, { timeoutMs }: CheckContext) => new VendorView(page, block).shows(button, timeoutMs)

async function confirm(context: CheckContext) {
  if (!context.sandbox)
    throw new NotTried(
      'by-hand',
      'click the button and confirm in Telegram: the player is signed in, or the registration opens',
    )
  const opened = await openLogin(context)
  const { page } = opened
  const opening = page.waitForEvent('popup', { timeout: context.timeoutMs }).catch(() => undefined)
  await new VendorView(page, block).follow([{ click: button }], context.timeoutMs)
  const popup = await opening
  if (!popup) throw new Failure('Telegram’s window', 'no window has opened')
  // The stand-in lists people; the first one has an account.
  await popup.locator('button').first().click()
  const left = await readUntil(
    async () => (await page.locator('main').getAttribute('data-page')) ?? '',
    (name) => name !== '' && name !== 'LOGIN',
    context.timeoutMs,
  )
  if (left === '' || left === 'LOGIN')
    throw new Failure('the page to leave the sign-in after the answer', `it is ${left}`)
}
