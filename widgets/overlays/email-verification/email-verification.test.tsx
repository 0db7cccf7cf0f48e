// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { takeLinkSecret } from '#engine/shell/link-secret.ts'
import ConfirmEmail from '../../blocks/confirm-email/index.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

vi.mock('#engine/shell/link-secret.ts', () => ({ takeLinkSecret: vi.fn() }))

beforeEach(fakeDialogs)

const manifest = { pages: { CONFIRM_MAIL: { visible: true } }, overlays: { 'email-verification': { visible: true } } }
const spent = () => Promise.reject(new ApiError('', 400, { code: 114 }))

function come(link: string | undefined, answer: () => Promise<unknown>, user = null as typeof player | null) {
  vi.mocked(takeLinkSecret).mockReset().mockReturnValueOnce(link)
  const send = vi.fn(answer)
  const element = (
    <StrictMode>
      <ConfirmEmail use="confirm-email" />
      <OpenOverlays />
    </StrictMode>
  )
  return { send, ...renderWidget(element, { manifest, user, http: { send }, path: '/confirm-email/-' }) }
}
const calls = (send: { mock: { calls: unknown[][] } }) =>
  send.mock.calls.map(([method, path]) => `${String(method)} ${String(path)}`)

it('confirms once, reports it, and navigates to the main page on close', async () => {
  const { send, stores, location } = come('a/b', async () => '')
  await screen.findByRole('dialog', { name: 'Email address confirmed' })
  expect(calls(send)).toEqual(['POST /confirm-email/a%2Fb'])
  expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text: 'Your email address is confirmed.' }])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(location().pathname).toBe('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('only reports to a visitor that the link does not work', async () => {
  const { stores } = come('old', spent)
  await waitFor(() => expect(stores.toasts.toasts).toMatchObject([{ type: 'error' }]))
  expect(stores.toasts.toasts[0]!.text).toMatch(/^This link has expired/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers a player another email, and reports whether it was sent', async () => {
  const { send } = come('old', spent, player)
  await screen.findByRole('dialog', { name: 'Confirm your email address' })
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/^This link has expired/)
  send.mockImplementation(async () => '')
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^A new email is on its way/))
  expect(calls(send)).toEqual(['POST /confirm-email/old', 'POST /confirm-email', 'POST /confirm-email'])
})

it('asks for no other email before the time that the server says', async () => {
  const { send } = come('old', spent, player)
  const button = await screen.findByRole('button', { name: 'Resend email' })
  send.mockImplementation(() => Promise.reject(Object.assign(new ApiError('', 429), { retryAfterMs: 90_000 })))
  await userEvent.click(button)
  expect(await screen.findByText('You can try again in 90 seconds.', { selector: '[aria-hidden]' })).toBeTruthy()
  await userEvent.click(button)
  expect(calls(send)).toEqual(['POST /confirm-email/old', 'POST /confirm-email'])
})

it('does nothing after a reload without the link', async () => {
  const { send, stores } = come(undefined, async () => '')
  expect([send.mock.calls.length, stores.toasts.toasts.length]).toEqual([0, 0])
})

it('asks a visitor to sign in for another email', async () => {
  const { stores } = come(undefined, async () => '')
  stores.overlays.open('email-verification')
  await screen.findByText(/To get a new email, sign in first/)
  expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull()
})
