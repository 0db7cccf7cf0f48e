import { balanceOf, expectBalance, type Journey, type Place, player } from './journey.ts'

/** Fills in the form of a payment by card. */
async function payByCard({ visitor }: Place, direction: 'deposit' | 'withdrawal', values: Record<string, string>) {
  await visitor.click('[name=methodId][value=card]')
  const form = `[data-form=${direction}]`
  for (const [name, value] of Object.entries(values))
    await visitor.fill(`${form} [data-field=${name}] [name=${name}]`, value)
  await visitor.click(`${form} [type=submit]`)
}

export const moneyJourneys: Journey[] = [
  {
    name: 'deposit',
    width: 375,
    suits: ({ pages }) => pages.DEPOSIT.visible,
    async make(place) {
      const { visitor, manifest, sandbox } = place
      const before = await balanceOf(sandbox)
      await visitor.enter(player)
      await visitor.open(manifest.pages.DEPOSIT.path)
      await payByCard(place, 'deposit', { amount: '50' })
      // The page of the payment provider, on another site.
      await visitor.click('[name=outcome][value=success]')
      await expectBalance(place, before + 50)
      await visitor.until('the payment', async () => (await sandbox.payments(player)).map(({ status }) => status), [
        'done',
      ])
    },
  },
  {
    name: 'withdraw',
    width: 1440,
    suits: ({ pages }) => pages.WITHDRAWAL.visible,
    async make(place) {
      const { visitor, manifest, sandbox } = place
      const before = await balanceOf(sandbox)
      await visitor.enter(player)
      await visitor.open(manifest.pages.WITHDRAWAL.path)
      await payByCard(place, 'withdrawal', {
        cardNumber: '4242 4242 4242 4242',
        holder: 'Claire Moreau',
        amount: '70',
      })
      await visitor.click('[data-step=review] button')
      await expectBalance(place, before - 70)
      await visitor.expectShown('[data-operation][data-status=pending]')
    },
  },
]
