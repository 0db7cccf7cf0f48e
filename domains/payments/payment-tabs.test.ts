import { describe, expect, it } from 'vitest'
import { resetBeforeEachTest, open, order, run, server, tabs } from './testing/payment-server.ts'

resetBeforeEachTest()

describe('two tabs', () => {
  it('the second tab sees the payment and asks before it starts another', async () => {
    const [one, two] = [open(), open()]
    server.losses = ['hang']
    void one.store.start('withdrawal', order)
    await run(50)
    expect(two.store.inOtherTab).toMatchObject({ amount: 50.25, direction: 'withdrawal' })
    void two.store.start('withdrawal', { ...order, amount: 20 })
    await run(50)
    expect([two.store.current, two.store.question?.inProgress.amount, server.sent]).toEqual([null, 50.25, 1])
    void two.store.answer(true)
    await run(30_000)
    expect([server.made.size, two.store.current?.stage, one.store.current?.stage, two.store.inOtherTab]).toEqual([
      2,
      'done',
      'done',
      null,
    ])
  })

  it('if both start at once, one of them asks', async () => {
    const [one, two] = [open(), open()]
    void one.store.start('deposit', order)
    void two.store.start('deposit', order)
    await run()
    expect([server.sent, one.store.current?.stage, two.store.question?.inProgress.amount]).toEqual([1, 'done', 50.25])
    void two.store.answer(false)
    expect(two.store.question).toBeNull()
  })

  it('a reloaded tab finds its own payment, although another tab watches it', async () => {
    const [one, two] = [open(), open()]
    server.losses = ['answer']
    void one.store.start('deposit', order)
    await run(50)
    const { store } = one.reload()
    await run()
    expect([store.current?.stage, two.store.current, two.store.inOtherTab, server.made.size]).toEqual([
      'done',
      null,
      null,
      1,
    ])
  })

  it('without locks, two tabs make one payment: the second takes over the key of the first', async () => {
    const unlocked = () =>
      Object.assign(tabs.open(), { claim: async () => () => undefined, wait: async () => () => undefined })
    const [one, two] = [open(unlocked()), open(unlocked())]
    server.losses = ['hang']
    void one.store.start('withdrawal', order)
    await run(300)
    void two.store.start('withdrawal', { ...order, amount: 20 })
    await run(30_000)
    expect([server.made.size, one.store.current?.amount, two.store.current?.amount]).toEqual([1, 50.25, 50.25])
  })

  it('a closed tab leaves its payment to the next start, which asks the server first', async () => {
    const [one, two] = [open(), open()]
    server.losses = ['answer']
    void one.store.start('deposit', order)
    await run(150)
    tabs.close(one.tab)
    await run()
    void two.store.start('deposit', order)
    await run()
    expect([server.sent, server.made.size, two.store.current?.stage]).toEqual([1, 1, 'done'])
  })
})

it('asks before a second deposit while the first waits for its payment page', async () => {
  const { store } = open()
  void store.start('deposit', order)
  await run()
  store.open.pending[0]!.status = 'redirect'
  void store.start('deposit', order)
  expect([store.current?.stage, store.isBusy]).toEqual(['done', false])
  store.forget()
  void store.start('deposit', order)
  await run()
  expect([store.question?.inProgress.amount, server.made.size]).toEqual([50.25, 1])
})

it('shows the outcome of an open payment, and dismisses it on request', async () => {
  const { store } = open()
  void store.start('withdrawal', order)
  await run()
  expect(store.open.pending).toHaveLength(1)
  server.made.get(store.current!.key)!.operation = { ...store.open.pending[0]!, status: 'failed', reason: 'declined' }
  await run(6000)
  expect([store.open.pending.length, store.open.ended[0]?.status, store.current?.stage]).toEqual([
    0,
    'failed',
    'failed',
  ])
  store.forget()
  expect(store.current).toBeNull()
})
