// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, field, fill, send, showForm, submit } from '#testing/account/register-form.tsx'
import { player } from '#testing/render.tsx'

// jsdom has no layout for Swiper to measure; the browser tests cover the real slider.
vi.mock('../../fields/bonus-choice/bonus-slider.tsx', () => ({ default: () => <div data-testid="slider" /> }))

it('sends login and referral code without what nobody sees, and passwords as they were typed', async () => {
  send.mockReset().mockResolvedValue(player)
  await showForm({
    family: 'b',
    layout: 1,
    endpoint: 'betogol-signup',
    permissions: { birthday: { visible: false, required: false }, currency: false },
  })
  const secret = 'secret-1\u200f'
  await fill({ login: '\u200fada ', password: secret, confirmPassword: secret, referralCode: ' FRIEND–۱\u00a0' })
  await userEvent.click(field('checkTerms'))
  await submit()
  await waitFor(() => expect(send).toHaveBeenCalled())
  const sent = { login: 'ada', password: secret, confirmPassword: secret, referralCode: 'FRIEND-1' }
  expect(calls()[0]?.[2]).toMatchObject(sent)
})
