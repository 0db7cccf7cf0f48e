import { describe, expect, it } from 'vitest'
import { contractOf } from './known-contracts.ts'
import { messageReader } from './read-message.ts'

const reading = { isStrict: true, onUnreadable: () => undefined }
const games = (provider: object) => ({ isolation: 'opaque' as const, hosts: [], providers: { aurora: provider } })
const reader = (provider: object) => {
  const read = messageReader(contractOf(games(provider), 'aurora').messages)
  return (value: unknown) => read(value, reading)
}

describe('the messages of a provider', () => {
  it.each([
    ['amusnet', { command: 'com.egt-bg.exit' }, 'lobby'],
    ['endorphina', 'closeGame', 'lobby'],
    ['endorphina', { func: 'parentFunc', message: 'close' }, 'lobby'],
    ['evolution', { event: 'EVO:APPLICATION_READY', interruptAllowed: true }, 'ready'],
    ['hizi', { type: 'cashier' }, 'deposit'],
    ['launcher', { action: { type: 'close' } }, 'lobby'],
    ['nucleus', { exi_fMessageType_str: 'exi_onCashierUserAction' }, 'deposit'],
    ['pragmatic', { name: 'notifyCloseContainer' }, 'lobby'],
    ['pragmatic', { name: 'gameRoundEnded', data: {} }, 'balance'],
    ['rgs', { type: 'rgs-backtohome', mainDomain: 'https://evil.example' }, 'lobby'],
    ['slotmill', { event: 'quit' }, 'lobby'],
  ])('mean what is known of %s: %j', (use, message, meaning) => {
    expect(reader({ use })(message)).toBe(meaning)
    expect(reader({ use })(typeof message === 'string' ? ` ${message} ` : JSON.stringify(message))).toBe(meaning)
    expect(reader({})(message)).toBeUndefined()
  })

  it('mean first what the manifest says', () => {
    const read = reader({ use: 'launcher', messages: [{ at: 'action.type', is: 'close', means: 'expired' }] })
    expect(read({ action: { type: 'close' } })).toBe('expired')
    expect(read({ action: { type: 'deposit' } })).toBe('deposit')
  })

  it('are otherwise those of the API, without the game’s own balance', () => {
    for (const read of [reader({ use: 'launcher' }), messageReader([])]) {
      expect(read({ type: 'close' }, reading)).toBe('close')
      expect(read({ type: 'lobby' }, reading)).toBe('lobby')
      expect(read({ type: 'balance', balance: 5 }, reading)).toBeUndefined()
    }
  })

  it.each([
    ['nothing', undefined],
    ['another word', { action: { type: 'closed' } }],
    ['a word at another place', { type: 'action', close: { type: 'close' } }],
    ['a word inside of a text', 'action.type=close'],
    ['broken JSON', '{"action": {"type": "close"}'],
    ['a list', [{ action: { type: 'close' } }]],
    ['an inherited property', { action: Object.create({ type: 'close' }) as object }],
    ['an object instead of a word', { action: { type: { toString: () => 'close' } } }],
    ['null on the way', { action: null }],
  ])('are not read from %s', (_what, message) => {
    expect(reader({ use: 'launcher' })(message)).toBeUndefined()
  })

  it('are those of the provider alone', () => {
    expect(contractOf(games({ use: 'launcher' }), 'borealis').messages).toEqual([])
  })
})
