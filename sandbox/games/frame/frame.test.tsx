// @vitest-environment jsdom
/** @jsxImportSource preact */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameConfig } from '../../domains/games/page/config.ts'
import texts from '../../domains/games/texts/en.json' with { type: 'json' }
import { createHand } from './cards.tsx'
import { focusRendered } from './focus.ts'
import { createGame, type Game } from './game.ts'
import { createStakePicker } from './picker.tsx'
import { createTable } from './table.tsx'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

const config = {
  kind: 'roulette',
  mode: 'demo',
  device: 'desktop',
  lang: 'en',
  currency: 'EUR',
  digits: 2,
  name: '<i>Wheel</i>',
  provider: 'Maker',
  palette: {},
  stakes: { min: 100, max: 10_000, steps: [100, 200, 500], chips: [100, 500] },
  texts,
} as unknown as GameConfig

let game: Game
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const button = (action: string) => find<HTMLButtonElement>(`[data-action="${action}"]`)
const rendered = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  game = createGame(config)
})
afterEach(() => document.body.replaceChildren())

it('keeps controls bound and focused while the frame around them renders again', async () => {
  const picker = createStakePicker(game)
  game.shell.mount(() => null, picker.View)
  await rendered()
  button('less').focus()
  game.shell.setState('busy')
  game.shell.showBalance(1234)
  await rendered()
  expect(find('.game').dataset.state).toBe('busy')
  expect(find('[data-balance]').dataset.balance).toBe('12.34')
  expect(document.activeElement).toBe(button('less'))
  expect(find('.stake .value').textContent).toBe('€5.00')
  expect(button('more').disabled).toBe(true)

  button('less').click()
  await rendered()
  expect(picker.value()).toBe(200)
  expect(find('.stake .value').textContent).toBe('€2.00')
  expect(button('more').disabled).toBe(false)
  picker.setDisabled(true)
  await rendered()
  expect([button('less').disabled, button('more').disabled]).toEqual([true, true])

  button('less').blur()
  picker.setDisabled(false)
  focusRendered(() => button('less'))
  await rendered()
  expect(document.activeElement).toBe(button('less'))
})

it('lays, removes and confirms chips, and marks the spots that win', async () => {
  const confirm = vi.fn(async () => {})
  const { Spot, Controls, setOpen, setConfirmed, markWinners } = createTable(game, 'Spin', confirm)
  const Spots = () => (
    <Spot name="red" class="outside">
      Red
    </Spot>
  )
  game.shell.mount(Spots, Controls)
  await rendered()
  const spot = find<HTMLButtonElement>('[data-spot=red]')
  expect([spot.disabled, button('confirm').disabled]).toEqual([true, true])

  setOpen(true)
  await rendered()
  spot.click()
  spot.click()
  await rendered()
  expect(find('.marker').textContent).toBe('10')
  expect(find('.main-amount').textContent).toBe('€10.00')
  button('undo').click()
  await rendered()
  expect(find('.marker').textContent).toBe('5')
  button('confirm').click()
  await rendered()
  expect(confirm).toHaveBeenCalledWith({ red: 500 })
  expect(find('.marker').hidden).toBe(true)
  expect(button('repeat').disabled).toBe(false)

  setConfirmed({ red: 300 })
  markWinners((name) => name === 'red')
  await rendered()
  expect(find('.marker').className).toBe('marker')
  expect(find('.marker').textContent).toBe('3')
  expect(spot.className).toBe('spot outside won')
  spot.click()
  expect(setOpen(false)).toBe(true)
  expect(setOpen(false)).toBe(false)
})

it('keeps the dealt cards and deals only new ones', async () => {
  const hand = createHand('You')
  game.shell.mount(hand.View, () => null)
  hand.lay(['TS', null])
  await rendered()
  const [ten, back] = document.querySelectorAll<HTMLElement>('.card')
  expect([ten?.getAttribute('aria-label'), back?.className]).toEqual(['10 spade', 'card back'])
  hand.lay(['TS', 'AH', '2C'], 100, 50)
  await rendered()
  const cards = [...document.querySelectorAll<HTMLElement>('.card')]
  expect(cards[0]).toBe(ten)
  expect(cards.map((card) => card.style.animationDelay)).toEqual(['0ms', '100ms', '150ms'])
  expect(back?.isConnected).toBe(false)
})

it('writes names as text, and shows a message with no way to deposit in a demo', async () => {
  expect(find('h1').innerHTML).toBe('&lt;i&gt;Wheel&lt;/i&gt;')
  expect(find('.badge').textContent).toBe(texts.playMoney)
  expect(find('.toast').hidden).toBe(true)
  game.shell.say('No money', true)
  await rendered()
  expect(find('.toast').hidden).toBe(false)
  expect(find('.toast').innerHTML).toBe('No money')
})

it('shows the return to player beside the stake where the brand asks for it', async () => {
  await rendered()
  expect(find('[data-return]')).toBeNull()
  document.body.replaceChildren()
  createGame({ ...config, showsReturn: true, rtp: 96.5 })
  await rendered()
  expect(find('[data-return]').textContent).toBe('Return to player 96.5%')
})
