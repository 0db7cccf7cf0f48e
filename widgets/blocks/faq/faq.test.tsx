// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FaqBlock } from '#manifest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, renderWidget } from '#testing/render.tsx'
import Faq from './index.tsx'

const items: FaqBlock['items'] = [
  { question: 'How old must I be?', answer: 'At least **18**' },
  { question: 'How do I pay?', answer: '# By card\n\nOr [otherwise](/deposit)' },
]

it('has a question in each summary, and its answer in Markdown below', () => {
  renderWidget(<Faq use="faq" title="Questions" items={items} />)
  const [first] = screen.getAllByRole('group') as [HTMLDetailsElement]
  expect(first.open).toBe(false)
  fireEvent.click(screen.getByText('How old must I be?'))
  expect(first.open).toBe(true)
  expect(screen.getByText('18').tagName).toBe('STRONG')
})

it.each([
  ['Questions', ['H2 Questions', 'H3 How old must I be?', 'H3 How do I pay?', 'H4 By card']],
  [undefined, ['H2 How old must I be?', 'H2 How do I pay?', 'H3 By card']],
])('its headings have an outline, with the title %s', (title, outline) => {
  const { container } = renderWidget(<Faq use="faq" {...(title && { title })} items={items} />)
  const headings = [...container.querySelectorAll('h2, h3, h4')]
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(outline)
})

it('is taken over as the file has it', async () => {
  const { errors, html, container } = await hydrate(inApp(<Faq use="faq" items={items} />).app)
  expect([errors, container.innerHTML === html]).toEqual([[], true])
})
