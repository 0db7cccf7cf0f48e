// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { launchAddress, returnAddress, settingsFacts } from './launch-address.ts'

const facts = {
  language: 'en',
  currency: 'TND',
  mode: 'demo' as const,
  returnAddress: 'https://a.example/frame-return?to=/games',
  depositAddress: undefined,
}
const parameters = {
  language: { name: 'lang', values: { en: 'en_GB' } },
  currency: { name: 'cur' },
  mode: { name: 'mode', values: { demo: 'fun' } },
  returnAddress: { name: 'lobbyUrl' },
  depositAddress: { name: 'cashierUrl' },
  fixed: { autoplay: '0' },
}

it('adds what the address does not say, in the provider’s words', () => {
  expect(launchAddress('https://games.example/play?token=a+b%2F#x', parameters, facts)).toBe(
    'https://games.example/play?token=a+b%2F&lang=en_GB&cur=TND&mode=fun&lobbyUrl=https%3A%2F%2Fa.example%2Fframe-return%3Fto%3D%2Fgames&autoplay=0#x',
  )
  expect(launchAddress('https://games.example/play', { fixed: { turbo: 'off' } }, facts)).toBe(
    'https://games.example/play?turbo=off',
  )
})

it('tells what the brand lets games do, where it says so', () => {
  const named = {
    autoplay: { name: 'auto', values: { off: '0' } },
    turbo: { name: 'turbo' },
    showReturn: { name: 'rtp' },
  }
  const told = (games: object) => {
    const settings = settingsFacts({ isolation: 'opaque', hosts: [], ...games })
    return new URL(launchAddress('https://games.example/', named, { ...facts, ...settings })).search
  }
  expect(told({ autoplay: false, turbo: true, showReturn: 'atStake' })).toBe('?auto=0&turbo=on&rtp=atStake')
  expect(told({})).toBe('')
})

it('changes nothing that the address says', () => {
  const address = 'https://games.example/play?lang=fr&cur=&mode=real&lobbyUrl=x&cashierUrl&autoplay=1&%20'
  expect(launchAddress(address, parameters, { ...facts, depositAddress: 'https://a.example/' })).toBe(address)
  expect(launchAddress('https://games.example/play?', {}, facts)).toBe('https://games.example/play?')
})

it('sends no inherited value', () => {
  expect(
    launchAddress('https://a.example/', { language: { name: 'l', values: {} } }, { ...facts, language: 'constructor' }),
  ).toBe('https://a.example/?l=constructor')
})

it('leads to the page of our own with a path of this site', () => {
  expect(returnAddress('/games')).toBe(`${location.origin}/frame-return?to=%2Fgames`)
  expect(returnAddress('/deposit', 'deposit')).toBe(`${location.origin}/frame-return?wants=deposit&to=%2Fdeposit`)
})
