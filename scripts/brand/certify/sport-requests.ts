import { playerOf, type Check } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import type { Controls } from './controls.ts'
import { readUntil } from './read-until.ts'
import { openReady, stateOf, type Opened, type Surface } from './surface.ts'

/** Vendors whose script has no callback for a deposit. */
const withoutDeposit = ['altenar']

/** What the player wants inside the vendor’s page reaches the page around it. */
export const requestChecks = (surface: Surface, use: string): Check[] => [
  ...(surface.forPlayers
    ? []
    : [
        {
          id: 'sign-in',
          title: 'a sign-in that the vendor asks for opens the sign-in page',
          run: async (context) => {
            const steps = stepsOf(
              context.controls,
              'askSignIn',
              'click a button of the vendor that asks for a sign-in: the sign-in page opens, and leads back',
            )
            const opened = await openReady(context, surface)
            await opened.view.follow(steps, context.timeoutMs)
            await expectPage(opened, ['LOGIN'], '', context.timeoutMs)
          },
        } satisfies Check,
      ]),
  {
    id: 'deposit',
    title: 'a deposit that the vendor asks for opens the deposit',
    async run(context) {
      if (withoutDeposit.includes(use)) throw new NotTried('skipped', 'this vendor’s script asks for no deposit')
      playerOf(context)
      const steps = stepsOf(
        context.controls,
        'askDeposit',
        'click the vendor’s deposit button as a player: the deposit opens over the page, or its page',
      )
      const opened = await openReady(context, surface, { signedIn: true })
      await opened.view.follow(steps, context.timeoutMs)
      await expectPage(opened, ['DEPOSIT'], '[data-overlay=quick-deposit]', context.timeoutMs)
    },
  },
]

function stepsOf(controls: Controls, name: 'askSignIn' | 'askDeposit' | 'useSession', how: string) {
  const steps = controls[name]
  if (!steps) throw new NotTried('by-hand', `${how} (or name "${name}" in --controls)`)
  return steps
}

/** Expects one of these pages, or an overlay. */
async function expectPage({ page }: Opened, pages: readonly string[], overlay: string, timeoutMs: number) {
  const isThere = async () => {
    const shown = await page.locator('main').getAttribute('data-page')
    const isOpen = overlay !== '' && (await page.locator(overlay).count()) > 0
    return { shown, holds: isOpen || pages.includes(shown ?? '') }
  }
  const { shown, holds } = await readUntil(isThere, (seen) => seen.holds, timeoutMs)
  if (!holds) throw new Failure(`${pages.join(' or ')} to open`, `the page is still ${shown}`)
}

/** A session that ends is renewed: by the vendor’s script, or by the player’s click. */
export const sessionCheck = (surface: Surface): Check => ({
  id: 'expiry',
  title: 'a session that expires is renewed',
  async run(context) {
    const { sandbox, timeoutMs } = context
    playerOf(context)
    if (!sandbox)
      throw new NotTried(
        'by-hand',
        'stay signed in until the vendor’s token expires, then select an outcome: it goes on, or offers a new session',
      )
    const steps = stepsOf(context.controls, 'useSession', 'use the vendor’s page after its token has expired')
    const opened = await openReady(context, surface, { signedIn: true })
    const { page, view, contacts } = opened
    const sessions = () => contacts.filter(({ url }) => url.includes('/create-session/')).length
    const before = sessions()
    await sandbox.expireSportTokens()
    await view.follow(steps, timeoutMs)
    const renewed = await readUntil(
      async () => {
        const state = await stateOf(page, surface)
        if (state === 'error') await page.locator(surface.root).getByRole('alert').getByRole('button').click()
        return { state, count: sessions() - before }
      },
      ({ state, count }) => state === 'ready' && count > 0,
      timeoutMs,
    )
    if (renewed.count === 0)
      throw new Failure('a new session after the old one has expired', 'the platform was asked for none')
    if (renewed.state !== 'ready')
      throw new Failure('the vendor to be ready with a new session', `it is ${renewed.state}`)
  },
})
