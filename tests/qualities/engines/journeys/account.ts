import { expectedFields, expectedPage, newcomer } from '#testing/browser/newcomer.ts'
import { demoAccounts } from '../../../../sandbox/domains/account/seed-accounts.ts'
import { balance, balanceOf, expectBalance, type Journey, type Place, player } from './journey.ts'

const field = (name: string) => `[data-form=register] [data-field=${name}] [name=${name}]`
const submit = '[data-form=register] [type=submit]'

/** Fills in the form that the manifest describes, and submits it. */
async function register({ visitor, manifest, sandbox }: Place) {
  const { family, permissions } = manifest.registration
  await visitor.open(manifest.pages.REGISTER.path)
  const names = expectedFields(manifest)
  for (const [name, value] of Object.entries(newcomer)) {
    if (!names.includes(name) || name === 'referralCode') continue
    await visitor.fill(field(name), name === 'phone' ? permissions.phone.prefix + value : value)
  }
  if (family === 'b') await visitor.click(field('checkTerms'))
  await visitor.click(submit)
  if (family === 'a' && permissions.phone.confirm) {
    const phone = permissions.phone.prefix + newcomer.phone
    await visitor.until('a text message', async () => (await sandbox.outbox(phone)).length > 0, true)
    const message = (await sandbox.outbox(phone)).at(-1)!
    await visitor.fill(field('code'), /\d{6}/.exec(message.text)![0])
    await visitor.click(submit)
  }
  await visitor.expectPage(expectedPage(manifest))
  await visitor.expectShown(balance)
}

export const accountJourneys: Journey[] = [
  {
    name: 'sign-in',
    width: 1440,
    suits: ({ pages }) => pages.LOGIN.visible,
    async make(place) {
      const { visitor, manifest, sandbox } = place
      const { password } = demoAccounts.find(({ login }) => login === player)!
      await visitor.open(manifest.pages.LOGIN.path)
      await visitor.fill('[data-field=login] input', player)
      await visitor.fill('[data-field=password] input', password)
      await visitor.click('[data-form=login] [type=submit]')
      await expectBalance(place, await balanceOf(sandbox))
      await visitor.expectPage('MAIN')
      await visitor.reload()
      await expectBalance(place, await balanceOf(sandbox))
      await visitor.click('[data-block=account] button[aria-expanded]')
      await visitor.click('[data-block=account] button[aria-controls] + div button:last-of-type')
      await visitor.expectGone(balance)
      await visitor.expectState('ready')
    },
  },
  {
    name: 'register A',
    width: 375,
    suits: ({ registration }) => registration.family === 'a',
    make: register,
  },
  {
    name: 'register B',
    width: 1440,
    suits: ({ registration }) => registration.family === 'b',
    make: register,
  },
]
