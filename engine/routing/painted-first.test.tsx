// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeDialogs } from '#testing/dialogs.ts'
import { renderWidget } from '#testing/render.tsx'
import { useStores } from '../shell/stores.ts'
import { OpenOverlays } from './overlays.tsx'

const addEventListener = () => undefined
beforeEach(() => {
  fakeDialogs()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener, removeEventListener: addEventListener }))
})

it('shows the pressed button before the overlay that it opens', async () => {
  const windows = () => document.querySelectorAll('dialog').length
  const commits: [expanded: boolean, windows: number][] = []
  const Opener = observer(function Opener() {
    const { overlays } = useStores()
    const expanded = overlays.isOpen('sidebar')
    useLayoutEffect(() => void commits.push([expanded, windows()]), [expanded])
    return <button onClick={() => overlays.open('sidebar')}>Menu</button>
  })
  const { stores } = renderWidget(
    <>
      <Opener />
      <OpenOverlays />
    </>,
    { manifest: { overlays: { sidebar: { visible: true } } } },
  )
  // The first time its code is loaded, for which the window waits anyway.
  act(() => stores.overlays.open('sidebar'))
  await waitFor(() => expect(windows()).toBe(1))
  act(() => stores.overlays.close('sidebar'))
  await waitFor(() => expect(windows()).toBe(0))
  commits.length = 0

  fireEvent.click(screen.getByText('Menu'))
  await waitFor(() => expect(windows()).toBe(1))
  expect(commits).toEqual([[true, 0]])
})
