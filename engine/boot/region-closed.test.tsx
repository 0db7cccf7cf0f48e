// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '../../widgets/registry.ts'
import { closedSite } from '#testing/closed-site.tsx'
import { showRegionClosed } from './region-closed.tsx'

async function show(regionClosed: object, settings: object = {}) {
  const { stores, show: put } = closedSite({ manifest: { regionClosed, ...settings } })
  showRegionClosed(put, stores, registry)
  return screen.findByRole('heading', { level: 1 })
}

const list = () => screen.queryByRole('navigation', { name: 'More information' })

it('shows that the site is closed in this region, with the operator’s links', async () => {
  const links = [
    { text: 'user:region.licence', url: 'https://licences.example/' },
    { text: 'footer.about', url: 'https://help.example/' },
  ]
  expect((await show({ links })).textContent).toBe('Not available in your region')
  expect(document.querySelector('main')?.dataset).toMatchObject({ page: 'REGION_CLOSED', state: 'ready' })
  expect(
    within(list()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Our licence', 'https://licences.example/'],
    ['About us', 'https://help.example/'],
  ])
})

it('shows no list without links', async () => {
  await show({ links: [] })
  expect(list()).toBeNull()
})

it('keeps the official marks of the brand', async () => {
  await show(
    { links: [] },
    { playerProtection: { officialBar: [{ name: 'Register', link: 'https://register.example/' }] } },
  )
  expect((await screen.findByRole('link', { name: 'Register' })).getAttribute('href')).toBe('https://register.example/')
})
