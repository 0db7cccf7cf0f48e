// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, renderWidget } from '#testing/render.tsx'
import Text from './index.tsx'

it('shows Markdown, whose headings fit the outline of the page however they are written', () => {
  renderWidget(
    <Text use="text" text={'#### First\n\nPlay **now**, or [read](/promotions)\n\n###### Below\n\n#### Second'} />,
  )
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
  expect(headings).toEqual([
    ['H2', 'First'],
    ['H3', 'Below'],
    ['H2', 'Second'],
  ])
  expect(screen.getByText('now').tagName).toBe('STRONG')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/promotions')
})

it('is taken over as the file has it', async () => {
  const { html, errors, container } = await hydrate(inApp(<Text use="text" align="center" text="**Words**" />).app)
  expect([html.includes('<strong>Words</strong>'), container.innerHTML === html, errors]).toEqual([true, true, []])
})
