// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { registry } from '../../widgets/registry.ts'
import { PageLink } from './page-link.tsx'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
])('fetches the code of its page once it is %s', (_name, act) => {
  const fetched = vi.spyOn(registry.blocks, 'promotions')
  renderWidget(<PageLink page="PROMOTIONS">Promotions</PageLink>)
  expect(fetched).not.toHaveBeenCalled()
  act(screen.getByRole('link'))
  expect(fetched).toHaveBeenCalled()
})
