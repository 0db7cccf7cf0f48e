// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Licence from './index.tsx'

it('shows the minimum age and links to help', () => {
  const { container } = renderWidget(<Licence use="licence" minAge={21} />, {
    manifest: { playerProtection: { help: [{ name: 'Helpline', link: 'https://help.example' }] } },
  })
  expect(container.textContent).toContain('21+')
  expect(screen.getByText('For players aged 21 and over only')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Helpline'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://help.example')
})

const register = { playerProtection: { register: 'https://register.example/1', help: [] } }

it('links the brand’s licence text to its entry in the register', () => {
  renderWidget(<Licence use="licence" text="footer.about" minAge={18} />, { manifest: register })
  expect(screen.getByRole('link').textContent).toMatch(/ Please play responsibly\.$/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://register.example/1')
})

it('says nothing of a licence where the brand has no text of one', () => {
  const { container } = renderWidget(<Licence use="licence" minAge={18} />, { manifest: register })
  expect(container.textContent).toBe('18+Please play responsibly. For players aged 18 and over only')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the number and the seal of a licence, which leads to the register, only with the text', () => {
  const shown = { number: 'DX-1001', seal: '/brands/one/seal.svg', minAge: 18 }
  const { container, unmount } = renderWidget(<Licence use="licence" text="footer.about" {...shown} />, {
    manifest: register,
  })
  expect(container.textContent).toContain('Licence no. \u2068DX-1001\u2069')
  expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('https://register.example/1')
  unmount()
  const without = renderWidget(<Licence use="licence" {...shown} />, { manifest: register })
  expect(without.container.textContent).not.toContain('DX-1001')
  expect(without.container.querySelector('img')).toBeNull()
})

it('leads to support where the brand names it', () => {
  renderWidget(<Licence use="licence" support="mailto:help@brand.example" minAge={18} />, { manifest: register })
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('mailto:help@brand.example')
})
