import { describe, expect, it } from 'vitest'
import { resetBeforeEachTest, kept, open, order, run, server, tabs } from './testing/payment-server.ts'

resetBeforeEachTest()

describe('after a reload, PaymentStore', () => {
  it('resumes without sending the request again; a lost request is sent once more when the player asks', async () => {
    const first = open()
    server.losses = ['request']
    void first.store.start('deposit', order)
    await run(50)
    const { store } = first.reload()
    await run()
    expect(store.current).toMatchObject({ stage: 'unknown', isAbsent: true, amount: 50.25, methodId: 'mobile', order })
    expect(server.sent).toBe(1)
    void store.retry()
    await run()
    expect([store.current?.stage, server.sent, server.made.size, kept()]).toEqual(['done', 2, 1, 0])
  })

  it('drops invalid records', async () => {
    const spoilt = {
      'unresolved-payments:x': '{"key":"x"}',
      'unresolved-payments:y': 'null',
      'unresolved-payments:z': '{',
      'unresolved-payments': '1',
    }
    for (const [name, text] of Object.entries(spoilt)) tabs.shared.setItem(name, text)
    const { store } = open()
    await run()
    expect([store.current, tabs.shared.length, tabs.shared.getItem('unresolved-payments')]).toEqual([null, 1, '1'])
  })

  it('does not store card numbers: after a reload the form asks for them again', async () => {
    const first = open()
    server.losses = ['request']
    const card = { methodId: 'card', amount: 20, fields: { cardNumber: '4242 4242 4242 4242', holder: 'A. B.' } }
    void first.store.start('withdrawal', card)
    await run(50)
    const { store } = first.reload()
    await run()
    const { key } = store.current!
    expect(store.current?.order.fields).toEqual({ holder: 'A. B.' })
    void store.retry()
    await run()
    expect([server.sent, store.current, store.abandoned?.order.amount]).toEqual([1, null, 20])
    void store.start('withdrawal', card)
    await run()
    expect([...server.made.keys()]).toEqual([key])
  })

  it('shows another player nothing, and the same player everything but the fields', async () => {
    const first = open()
    server.losses = [401]
    server.isSignedIn = false
    void first.store.start('withdrawal', order)
    await run()
    expect(first.store.current).toMatchObject({ stage: 'unknown', isAbsent: false })
    first.tab.kept.clear()
    tabs.close(first.tab)
    server.isSignedIn = true
    const stranger = open(tabs.open(), 8)
    await run()
    expect([stranger.store.current, stranger.store.inOtherTab]).toEqual([null, null])
    const { store } = open()
    await run()
    expect(store.current).toMatchObject({
      stage: 'unknown',
      isAbsent: true,
      amount: 50.25,
      hasAllFields: false,
      order: { ...order, fields: {} },
    })
    void store.start('withdrawal', order)
    await run()
    expect([store.current?.stage, server.made.size, kept()]).toEqual(['done', 1, 0])
  })

  it('shows a completed payment again after a reload until the player has seen it', async () => {
    const first = open()
    void first.store.start('withdrawal', { methodId: 'voucher', amount: 20, fields: {} })
    await run()
    expect(first.store.current?.stage).toBe('done')
    const second = first.reload()
    await run()
    expect(second.store.current).toMatchObject({ stage: 'done', amount: 20, operation: { methodId: 'voucher' } })
    second.store.forget()
    const third = second.reload()
    await run()
    expect([third.store.current, server.sent]).toEqual([null, 1])
  })

  it('does not lead back to the payment page of a deposit that the player left', async () => {
    const first = open()
    void first.store.start('deposit', order)
    await run()
    server.made.get(first.store.current!.key)!.operation.status = 'redirect'
    const { store } = first.reload()
    await run()
    expect([store.current, store.open.pending[0]?.status]).toEqual([null, 'redirect'])
  })

  const failedOrder = { direction: 'deposit', order: { methodId: 'mobile', amount: 50.25, fields: {} } }
  // A slow browser drops what a page does while it is left.
  it.each([
    ['failed', true, failedOrder],
    ['done', true, null],
    ['failed', false, failedOrder],
    ['done', false, null],
  ] as const)(
    'restores the form of a deposit that %s at its payment page only if it failed; its page noticed that it was left: %s',
    async (status, hasNoticed, abandoned) => {
      server.status = 'redirect'
      const first = open()
      void first.store.start('deposit', order)
      await run()
      const { operation } = server.made.get(first.store.current!.key)!
      if (hasNoticed) first.store.forget(true)
      const early = first.reload()
      await run()
      expect([early.store.current, early.store.abandoned]).toEqual([null, null])
      operation.status = status
      const second = early.reload()
      await run()
      expect([second.store.current, second.store.abandoned]).toEqual([null, abandoned])
      const third = second.reload()
      await run()
      expect([third.store.abandoned, server.sent, third.tab.kept.length]).toEqual([null, 1, 0])
    },
  )
})
