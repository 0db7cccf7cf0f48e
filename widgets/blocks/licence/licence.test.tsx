// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Licence from './index.tsx'

const sentence = /is a licensed operator/

it('shows the minimum age and links to help', () => {
  const { container } = renderWidget(<Licence use="licence" text="footer.licence" minAge={21} />, {
    manifest: { playerProtection: { help: [{ name: 'Helpline', link: 'https://help.example' }] } },
  })
  expect(container.textContent).toContain('21+')
  expect(screen.getByText('For players aged 21 and over only')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Helpline'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://help.example')
})

it('links to the licence’s entry in the register', () => {
  renderWidget(<Licence use="licence" text="footer.licence" minAge={18} />, {
    manifest: { playerProtection: { register: 'https://register.example/1' } },
  })
  expect(screen.getByRole('link', { name: sentence }).getAttribute('href')).toBe('https://register.example/1')
})
