// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Language from './index.tsx'

it('lists each of the brand’s languages by its own name', () => {
  renderWidget(<Language use="language" />, { manifest: { languages: ['en', 'ar', 'sr', 'uz'] } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'العربية',
    'Srpski',
    'O‘zbek',
  ])
})

it('switches the language', async () => {
  const { stores } = renderWidget(<Language use="language" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect(select.value).toBe('en')
  await userEvent.selectOptions(select, 'ar')
  await waitFor(() => expect(select.value).toBe('ar'))
  expect(stores.language.current).toBe('ar')
  expect(document.documentElement.dir).toBe('rtl')
})
