// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { consentStore } from '#domains/consent/consent-store.ts'
import { renderWidget } from '#testing/render.tsx'
import Consent from './index.tsx'

const gtag = { gtag: { id: 'G-1' } }
const manifest = {
  consent: { required: true },
  services: { development: gtag, production: gtag },
  chats: [{ use: 'livechat' as const, license: '12345678' }],
}

beforeEach(() => document.body.replaceChildren())

/** Renders with a button that opens the overlay; `before` are the categories accepted earlier. */
function show(before?: readonly string[], changes: object = {}) {
  const choice = {
    date: new Date().toISOString(),
    granted: { analytics: before?.includes('analytics'), support: before?.includes('support') },
  }
  if (before) localStorage.setItem('consent:betogol', JSON.stringify(choice))
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  const rendered = renderWidget(<Consent visible />, { manifest: { ...manifest, ...changes } })
  const consent = rendered.stores.get(consentStore)
  return { ...rendered, consent, outside }
}
const region = () => screen.getByRole('region')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
const granted = (consent: ReturnType<typeof consentStore>) => (['analytics', 'support'] as const).filter(consent.allows)

it('asks in a region, not a dialog, without taking focus, and closes only by an answer', async () => {
  const { outside } = show()
  expect(region().getAttribute('data-overlay')).toBe('consent')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(outside)
  expect(
    within(region())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Accept all', 'Necessary only', 'Choose'])
})

it.each([
  ['Accept all', ['analytics', 'support']],
  ['Necessary only', []],
])('%s', async (name, expected) => {
  const { consent } = show()
  await press(name)
  expect([granted(consent), consent.isUnanswered]).toEqual([expected, false])
})

it('offers a choice by category, none preselected', async () => {
  const { consent } = show()
  await press('Choose')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name, checked, disabled }) => [name, checked, disabled])).toEqual([
    ['necessary', true, true],
    ['analytics', false, false],
    ['support', false, false],
  ])
  await tick('Support')
  await press('Save my choice')
  expect(granted(consent)).toEqual(['support'])
})

it('offers only categories of the brand’s services', async () => {
  show(undefined, { chats: [] })
  await press('Choose')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name)).toEqual(['necessary', 'analytics'])
})

it('takes focus when opened by the player, shows the current choice, and returns the focus', async () => {
  const { outside, stores } = show(['analytics'])
  act(() => stores.overlays.open('consent'))
  expect(document.activeElement).toBe(region())
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, false])
  await userEvent.keyboard('{Escape}')
  expect(stores.overlays.isOpen('consent')).toBe(false)
  act(cleanup)
  expect(document.activeElement).toBe(outside)
})

it('offers a reload after a withdrawn consent', async () => {
  const { consent } = show(['analytics'])
  await tick('Analytics')
  await press('Save my choice')
  expect([granted(consent), screen.getByRole('heading').textContent]).toEqual([[], 'Your choice has been saved'])
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
  await press('Later')
  expect(consent.isWithdrawn).toBe(false)
})

it('asks only for the chat when the player opens it, and keeps other choices', async () => {
  const { consent } = show(['analytics'])
  act(() => consent.ask('support'))
  expect(screen.getByRole('heading').textContent).toBe('The chat needs your consent')
  await press('Allow and open the chat')
  expect(granted(consent)).toEqual(['analytics', 'support'])
})

it('accepts a refusal of the chat', async () => {
  const { consent, stores } = show(['analytics'])
  act(() => consent.ask('support'))
  await press('Not now')
  expect([granted(consent), consent.wanted, stores.overlays.isOpen('consent')]).toEqual([['analytics'], null, false])
})

it('links to the privacy policy in the interface language', () => {
  show()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/static/privacy-en')
})
