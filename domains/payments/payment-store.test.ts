import { describe, expect, it } from 'vitest'
import { resetBeforeEachTest, kept, open, order, run, server, tabs, type Loss } from './testing/payment-server.ts'

resetBeforeEachTest()

describe('PaymentStore', () => {
  it('stores the payment before it is sent, and removes it once the server has it', async () => {
    const { store } = open()
    void store.start('deposit', order)
    expect(store.current).toMatchObject({ stage: 'draft', amount: 50.25 })
    await run(1)
    expect(store.current).toMatchObject({ stage: 'sent' })
    const name = tabs.shared.key(0)
    const text = tabs.shared.getItem(name!)!
    expect(JSON.parse(text)).toEqual({
      user: expect.stringMatching(/^[0-9a-f]{16}$/),
      key: store.current!.key,
      direction: 'deposit',
      method: 'mobile',
      amount: 50.25,
      currency: 'TND',
      time: Date.now() - 1,
    })
    expect(store.current!.key).toMatch(/^[0-9a-f]{32}$/)
    expect(text).not.toContain('+21655')
    await run()
    expect(store.current).toMatchObject({ stage: 'done', operation: { id: 1 } })
    expect(JSON.parse(server.made.get(store.current!.key)!.body)).toEqual({
      ...order,
      lang: 'en',
      returnUrl: 'https://brand.example/deposit',
    })
    expect([kept(), store.isBusy]).toEqual([0, false])
  })

  it.each<[Loss[], sent: number, stage: string]>([
    [['request'], 2, 'done'],
    [['answer'], 1, 'done'],
    [[500], 2, 'done'],
    [['request', 'answer'], 2, 'done'],
    [['request', 'request'], 2, 'unknown'],
    [[422], 1, 'failed'],
    [['hang'], 1, 'done'],
  ])('%j: sent %d times, then %s, and made once', async (losses, sent, stage) => {
    const { store } = open()
    server.losses = losses
    void store.start('withdrawal', order)
    void store.start('withdrawal', order)
    await run(30_000)
    expect([server.sent, store.current?.stage, server.made.size]).toEqual([sent, stage, stage === 'done' ? 1 : 0])
    expect(store.current?.order).toEqual(order)
  })

  it('reports a slow request after ten seconds, and shows the server’s state before the response', async () => {
    const { store } = open()
    server.losses = ['hang']
    void store.start('deposit', order)
    await run(9900)
    expect(store.current).toMatchObject({ stage: 'sent', isSlow: false })
    await run(150)
    expect(store.current).toMatchObject({ stage: 'sent', isSlow: true })
    await run(150)
    expect([store.current?.stage, server.sent]).toEqual(['done', 1])
    await run(20_000)
    expect(store.current?.stage).toBe('done')
  })

  it('asks until the server can be reached, and sends again only soon after the click', async () => {
    const { store, tab } = open()
    server.losses = ['request']
    void store.start('deposit', order)
    await run(50)
    tab.online = false
    await run(70_000)
    expect(store.current).toMatchObject({ stage: 'unknown', isAbsent: false })
    tab.online = true
    await run(6000)
    expect(store.current).toMatchObject({ stage: 'unknown', isAbsent: true })
    expect(server.sent).toBe(1)
    void store.retry()
    void store.retry()
    await run()
    expect([store.current?.stage, server.sent, server.made.size]).toEqual(['done', 2, 1])
  })

  it('notices that a request arrived late', async () => {
    const { store } = open()
    server.losses = ['request', 'request']
    void store.start('deposit', order)
    await run()
    expect(store.current).toMatchObject({ stage: 'unknown', isAbsent: true })
    server.make('deposit', store.current!.key, { ...order, lang: 'en', returnUrl: '' })
    await run(6000)
    expect([store.current?.stage, kept()]).toEqual(['done', 0])
  })

  it('reuses the key of a lost request for the next payment: the server makes one of both', async () => {
    const { store } = open()
    server.losses = ['request', 'request']
    void store.start('deposit', order)
    await run()
    const { key } = store.current!
    store.forget()
    expect(store.current).toBeNull()
    server.make('deposit', key, { ...order, lang: 'en', returnUrl: '' })
    void store.start('deposit', { ...order, amount: 80 })
    await run()
    expect([server.made.size, store.current?.key, store.current?.amount, store.current?.stage]).toEqual([
      1,
      key,
      50.25,
      'done',
    ])
  })

  it('sends nothing if the browser is offline', async () => {
    const { store, tab } = open()
    tab.online = false
    await store.start('deposit', order)
    expect([store.current?.stage, store.isBusy, server.sent]).toEqual(['failed', false, 0])
  })
})
