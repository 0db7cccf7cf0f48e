// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StepsBlock } from '#manifest'
import { renderWidget } from '#testing/render.tsx'
import Steps from './index.tsx'

const items: StepsBlock['items'] = [{ title: 'Register', text: 'It takes a minute', icon: 'user' }, { title: 'Play' }]

it('numbers its steps in order, in the digits of the language', async () => {
  const { stores } = renderWidget(<Steps use="steps" title="How to start" items={items} />, {
    manifest: { languages: ['en', 'fa'] },
  })
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts()).toEqual(['1RegisterIt takes a minute', '2Play'])
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3'])
  await stores.language.change('fa')
  await waitFor(() => expect(texts()[1]).toBe('۲Play'))
})

it('without a title its steps are the sections', () => {
  renderWidget(<Steps use="steps" items={items} />)
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H2'])
})
