// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

const manifest = { pages: { WHEEL_OF_FORTUNE: { visible: true } }, overlays: { wheel: { visible: true } } }

async function invite(path: string) {
  const rendered = renderWidget(<OpenOverlays />, { manifest, user: player, path })
  rendered.stores.overlays.open('wheel')
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Your wheel is ready' }) }
}

it('stays on the page on “later”', async () => {
  const { dialog, stores, location } = await invite('/promotions')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([stores.overlays.isOpen('wheel'), location().pathname]).toEqual([false, '/promotions'])
})

it('navigates to the wheel', async () => {
  const { dialog, stores, location } = await invite('/promotions')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go to the wheel' }))
  expect([stores.overlays.isOpen('wheel'), location().pathname]).toEqual([false, '/wheel-of-fortune'])
})
