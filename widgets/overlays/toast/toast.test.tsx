// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ToastType } from '#engine/stores/toast-store.ts'
import { renderWidget } from '../../../tests/unit/render.tsx'
import Toast from './index.tsx'

const open = () => renderWidget(<Toast />).stores.toasts
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ dataset, textContent }) => [dataset.toast, textContent])

it.each<ToastType>(['info', 'success', 'warning', 'error', 'default'])('shows a notice of the type %s', async (type) => {
  const toasts = open()
  act(() => void toasts.show(type, `Some ${type}`))
  await screen.findByText(`Some ${type}`)
  expect(shown()).toContainEqual([type, `Some ${type}`])
  expect(screen.getByText(`Some ${type}`).closest('.Toastify__toast')?.className).toContain(`Toastify__toast--${type}`)
})

it('turns a loading notice into its outcome', async () => {
  const toasts = open()
  let id = ''
  act(() => void (id = toasts.show('default', 'Sending…', true)))
  await screen.findByText('Sending…')
  expect(document.querySelector('.Toastify__spinner')).not.toBeNull()
  act(() => toasts.update(id, 'success', 'Sent'))
  await screen.findByText('Sent')
  await waitFor(() => expect(document.querySelector('.Toastify__spinner')).toBeNull())
  expect(screen.queryByText('Sending…')).toBeNull()
})

it('takes a dismissed notice away, and tells the store of one that the player closed', async () => {
  const toasts = open()
  let id = ''
  act(() => void (id = toasts.show('info', 'First')))
  act(() => void toasts.show('info', 'Second'))
  await screen.findByText('Second')
  act(() => toasts.dismiss(id))
  await waitFor(() => expect(toasts.toasts.map(({ text }) => text)).toEqual(['Second']))
  act(() => screen.getByText('Second').click())
  await waitFor(() => expect(toasts.toasts).toEqual([]))
})
