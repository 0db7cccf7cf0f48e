// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, renderWidget } from '#testing/render.tsx'
import Embed from './index.tsx'

const address = 'https://maps.example/place?id=7'
const embed = (options: object = {}) => <Embed use="embed" title="Where we are" address={address} {...options} />
const frame = () => document.querySelector('iframe')

it('waits for a click where the brand asks for consent, and then frames the page without access to this one', () => {
  renderWidget(embed(), { manifest: { consent: { required: true } } })
  expect(frame()).toBeNull()
  expect(screen.getByText(/Once it is shown, maps.example learns/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open maps.example' }).getAttribute('href')).toBe(address)
  fireEvent.click(screen.getByRole('button', { name: 'Show content: Where we are' }))
  expect(frame()).toMatchObject({ title: 'Where we are', src: address })
  expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect(document.activeElement).toBe(frame())
})

// jsdom cannot tell what is near the screen, where everything counts as near (engine/ui/near.ts).
it('loads by itself where no consent is needed, and leaves the focus where it is', () => {
  renderWidget(embed({ height: 300 }), { manifest: { consent: { required: false } } })
  expect(screen.queryByRole('button')).toBeNull()
  expect(frame()!.src).toBe(address)
  expect(document.activeElement).not.toBe(frame())
})

it('its own setting comes before that of consent', () => {
  renderWidget(embed({ clickToLoad: true }), { manifest: { consent: { required: false } } })
  expect(screen.getByRole('button')).toBeTruthy()
})

it('is a link in a page’s file', async () => {
  const { html, errors } = await hydrate(inApp(embed({ clickToLoad: false })).app)
  expect([html.includes('<iframe'), html.includes(`href="${address}"`), errors]).toEqual([false, true, []])
})
