// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import { ProfileHead, ProfileMenu } from './profile-frame.tsx'

const visible = (PROFILE: boolean) => ({ user: player, manifest: { pages: { PROFILE: { visible: PROFILE } } } })

describe('the head of a profile page', () => {
  const close = () => screen.getByRole('link', { name: 'Close' }).getAttribute('href')

  it('closes to PROFILE', () => {
    renderWidget(<ProfileHead heading="Deposit" home={false} />, visible(true))
    expect([screen.getByRole('heading', { level: 1 }).textContent, close()]).toEqual(['Deposit', '/profile'])
  })

  it('closes to the main page from PROFILE itself, and if PROFILE is not open', () => {
    const { unmount } = renderWidget(<ProfileHead heading="Profile" home />, visible(true))
    expect(close()).toBe('/')
    unmount()
    renderWidget(<ProfileHead heading="Deposit" home={false} />, visible(false))
    expect(close()).toBe('/')
  })
})

describe('the profile menu', () => {
  const menus = () => screen.queryAllByRole('complementary').length

  function atWidth(matches: boolean) {
    const media = Object.assign(new EventTarget(), { matches })
    vi.stubGlobal('matchMedia', () => media)
    return (now: boolean) => {
      media.matches = now
      media.dispatchEvent(new Event('change'))
    }
  }

  it('is beside its page from 1025 px, and follows the width', async () => {
    const change = atWidth(true)
    renderWidget(<ProfileMenu place="beside" />, visible(true))
    expect(await screen.findByRole('complementary')).toBeTruthy()
    act(() => change(false))
    expect(menus()).toBe(0)
  })

  it('is below its page on narrower screens, once the page is ready', async () => {
    const change = atWidth(false)
    const { stores } = renderWidget(<ProfileMenu place="below" />, visible(true))
    expect(menus()).toBe(0)
    act(() => stores.pageState.report('page', 'ready'))
    expect(await screen.findByRole('complementary')).toBeTruthy()
    act(() => change(true))
    expect(menus()).toBe(0)
  })
})
