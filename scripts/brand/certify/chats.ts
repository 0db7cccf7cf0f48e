import type { Locator, Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { ChatWidget } from './chat-vendors.ts'
import { byHand, playerOf, type CheckContext, type Integration } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { leakCheck } from './leak-check.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'
import { expectNoErrors } from './vendor-errors.ts'
import { closeDialogs, signIn, type Visit } from './visit.ts'
import { walkTo } from './walk.ts'

/** The chats of a brand, each once. */
export const chatIntegrations = ({ chats }: Manifest): Integration[] =>
  [...new Set(chats.map(({ use }) => use))].map((use, place) => ({
    id: `chat-${use}`,
    name: `chat ${use}`,
    setting: `/chats/${place}`,
    checks: chatChecks(use, place),
  }))

interface OpenChat extends Visit {
  chat: ChatWidget
  button: Locator
}

const chatChecks = (use: string, place: number): Integration['checks'] => {
  const visitPage = async (context: CheckContext): Promise<OpenChat> => {
    const opened = await context.visit({ consent: 'all' })
    const button = buttonsOf(opened.page).nth(place)
    await button.waitFor().catch(() => {
      throw new Failure(
        'a button that opens the chat',
        'there is none',
        `overlays.chat, and the required settings of the chat ${use}`,
      )
    })
    return { ...opened, button, chat: new ChatWidget(opened.page, use) }
  }
  const openChat = async (context: CheckContext) => {
    const opened = await visitPage(context)
    await open(opened, context.timeoutMs)
    return opened
  }
  return [
    {
      id: 'consent',
      title: 'nothing of it loads before consent',
      async run(context) {
        if (!context.manifest.consent.required) throw new NotTried('skipped', 'consent.required is false')
        const { page, contacts } = await context.visit({ consent: 'none' })
        await page.mouse.wheel(0, 100)
        const script = scriptOf(context.manifest, use)
        const found = await readUntil(async () => contacts.find(({ url }) => url.startsWith(script)), Boolean, quietMs)
        if (found) throw new Failure('no request to the vendor without consent', found.url)
      },
    },
    {
      id: 'policy',
      title: 'loads under the brand’s own content security policy',
      async run(context) {
        const opened = await visitPage(context)
        await closeDialogs(opened.page)
        await opened.button.click()
        await readUntil(() => opened.chat.isOpen(), Boolean, context.timeoutMs)
        return expectNoViolation(context, [opened], `chat-${use}`)
      },
    },
    {
      id: 'opens',
      title: 'opens by the page’s button, without an error',
      run: async (context) => expectNoErrors(await openChat(context), context.origin),
    },
    {
      id: 'hides',
      title: 'gives the page’s button back when the player hides it',
      run: async (context) => hide(await openChat(context), context.timeoutMs),
    },
    {
      id: 'unread',
      title: 'counts unread messages on the page’s button',
      async run(context) {
        if (!context.sandbox)
          throw new NotTried(
            'by-hand',
            'write as a visitor, hide the chat, and answer as the operator: the button shows one message',
          )
        const opened = await openChat(context)
        await opened.chat.write('Where is my withdrawal?', context.timeoutMs)
        await hide(opened, context.timeoutMs)
        const text = await readUntil(
          async () => opened.button.innerText(),
          (shown) => /\d/.test(shown),
          context.timeoutMs,
        )
        if (!/\d/.test(text)) throw new Failure('the number of unread messages on the button', `“${text.trim()}”`)
      },
    },
    {
      id: 'name',
      title: 'is told who signs in',
      async run(context) {
        const opened = await openChat(context)
        const { login } = playerOf(context)
        if (!(await signInOn(opened, context)))
          throw new Failure(
            `a call to the vendor with ${login}`,
            opened.chat.calls.join(', ') || 'no call to the vendor',
          )
      },
    },
    {
      id: 'sign-out',
      title: 'a sign-out ends the player’s conversation',
      async run(context) {
        const opened = await openChat(context)
        await signInOn(opened, context)
        const { page, chat } = opened
        const told = chat.calls.length
        const cookies = await chat.cookies()
        await walkTo(page, context.manifest.pages.PROFILE.path)
        await page.locator('main[data-page=PROFILE][data-state=ready]').waitFor()
        await page.locator('[data-block=profile-nav] button').filter({ visible: true }).last().click()
        const balances = () => page.locator('[data-balance]').count()
        if ((await readUntil(balances, (count) => count === 0, context.timeoutMs)) > 0)
          throw new Failure('the player to be signed out', 'the balance is still shown')
        const isLost = async () => {
          const left = await chat.cookies()
          return cookies.length > 0 && !cookies.some((cookie) => left.includes(cookie))
        }
        const calls = () => chat.calls.slice(told)
        const isEnded = async () => calls().some((call) => chat.isEnd(call)) || (await isLost())
        if (!(await readUntil(isEnded, Boolean, context.timeoutMs)))
          throw new Failure(
            'a call that ends the conversation, or the cookies that lead to it deleted',
            [...calls(), ...cookies].join(', ') || 'no call to the vendor, and no such cookie',
          )
      },
    },
    leakCheck('the chat', async (context) => {
      const opened = await openChat(context)
      return {
        page: opened.page,
        open: () => open(opened, context.timeoutMs),
        close: () => hide(opened, context.timeoutMs),
      }
    }),
    byHand('operator', 'what the operator sees', 'write as a player: the vendor’s inbox shows the player’s login'),
    byHand(
      'next-player',
      'another player in the same browser',
      'write as one player, sign out, sign in as another: the first one’s conversation is not shown',
    ),
  ]
}

/** How long a page without consent is watched. */
const quietMs = 8000

const buttonsOf = (page: Page) => page.locator('[data-overlay=chat] button')

const scriptOf = ({ chats }: Manifest, use: string) => {
  const { script } = chats.find((chat) => chat.use === use)!
  return script ? new URL(script).origin : 'unknown:'
}

async function open({ page, chat, button }: OpenChat, timeoutMs: number) {
  await closeDialogs(page)
  await button.click()
  if (!(await readUntil(() => chat.isOpen(), Boolean, timeoutMs)))
    throw new Failure(
      'the chat’s window over the page',
      'nothing has opened',
      'the settings of the chat, such as its ids',
    )
  if (
    (await readUntil(
      () => buttonsOf(page).count(),
      (count) => count === 0,
      timeoutMs,
    )) > 0
  )
    throw new Failure('the page’s button to go while the chat is open', 'it is still there')
}

async function hide({ chat, button }: OpenChat, timeoutMs: number) {
  await chat.hide()
  if (
    await readUntil(
      () => chat.isOpen(),
      (isOpen) => !isOpen,
      timeoutMs,
    )
  )
    throw new Failure('no window of the chat once it is hidden', 'it is still over the page')
  if ((await readUntil(() => button.count(), Boolean, timeoutMs)) === 0)
    throw new Failure('the page’s button once the chat is hidden', 'it is not there')
}

/** Signs in on the page, without loading it again, and records what the vendor is told. Returns whether it is told who it is. */
async function signInOn({ page, chat }: OpenChat, context: CheckContext): Promise<boolean> {
  const player = playerOf(context)
  await chat.record()
  await walkTo(page, context.manifest.pages.LOGIN.path)
  await signIn(page, player)
  await closeDialogs(page)
  const isTold = async () => chat.calls.some((call) => call.includes(player.login))
  return readUntil(isTold, Boolean, context.timeoutMs)
}
