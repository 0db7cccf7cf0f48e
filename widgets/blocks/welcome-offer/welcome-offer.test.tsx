// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, player, renderWidget } from '#testing/render.tsx'
import WelcomeOffer from './index.tsx'

const terms = {
  sport: { wagering: 8, days: 30, minDeposit: 10, maxBonus: 500 },
  slots: { wagering: 30, days: 1 },
}
const offer = <WelcomeOffer use="welcome-offer" terms={terms} />
const bonus = (changes: object) => ({ registration: { permissions: { bonus: changes } } })
const both = bonus({ exclude: [] })
const amounts = () => screen.queryAllByText(/on your first deposit/).map(({ textContent }) => textContent)
const newcomer = { ...player, isHaveFirstDeposit: false }

it('says each bonus that registration offers, with its key terms', () => {
  renderWidget(offer, { manifest: both })
  expect(screen.getByRole('region', { name: 'Welcome bonus' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('250% sports bonus on your first deposit'),
    'Bonus up to TND\u00a0500',
    'Minimum deposit TND\u00a010',
    'Wagering: 8× the bonus',
    '30 days to complete the wagering',
    expect.stringContaining('100% casino bonus on your first deposit'),
    'Wagering: 30× the bonus',
    '1 day to complete the wagering',
  ])
})

it('sends visitors to the registration, and players without a deposit to the deposit', () => {
  const { unmount } = renderWidget(offer)
  expect(screen.getByRole('link', { name: 'Register first' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe('/static/terms-en')
  unmount()
  renderWidget(offer, { user: newcomer })
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit')
})

it.each([
  ['players who have deposited', { user: player }],
  ['players who cannot deposit', { user: { ...newcomer, isPaymentSystemUser: false } }],
  ['anybody where registration excludes its bonus', { manifest: bonus({ exclude: ['sport', 'slots'] }) }],
  ['anybody where the form has no choice', { manifest: { registration: { family: 'a' as const } } }],
  [
    'anybody where nothing is sent without a choice',
    { manifest: { registration: { layout: 2 as const, permissions: { bonus: { default: 'none' as const } } } } },
  ],
  ['visitors where nobody can register', { manifest: { pages: { REGISTER: { visible: false } } } }],
] as const)('shows nothing to %s', (_whom, setting) => {
  const { container } = renderWidget(offer, setting as Parameters<typeof renderWidget>[1])
  expect(container.textContent).toBe('')
})

it('shows the one that is sent without a choice, and none without terms', () => {
  const { unmount } = renderWidget(offer, {
    manifest: { registration: { layout: 2, permissions: { bonus: { default: 'slots', exclude: [] } } } },
  })
  expect(amounts()).toEqual(['100% casino bonus on your first deposit'])
  unmount()
  renderWidget(<WelcomeOffer use="welcome-offer" terms={{ slots: terms.slots }} />, { manifest: both })
  expect(amounts()).toEqual(['100% casino bonus on your first deposit'])
})

it('is in the page’s file, which is taken over', async () => {
  const { html, errors } = await hydrate(inApp(offer).app)
  expect(html).toContain('250% sports bonus on your first deposit')
  expect(html).toContain('Wagering: 8× the bonus')
  // Where a player is expected, the file’s offer to visitors stays hidden.
  expect(html).toMatch(/<section[^>]*data-visitors/)
  expect(errors).toEqual([])
})

it('writes amount and terms in one size', () => {
  const css = readFileSync('widgets/blocks/welcome-offer/welcome-offer.module.css', 'utf8')
  const rule = (name: string) => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)![1]!
  expect(rule('offer')).toContain('font-size: var(--offer-size)')
  for (const name of ['amount', 'terms']) expect(rule(name)).not.toContain('font-size')
})
