// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { renderWidget } from '#testing/render.tsx'
import { Modal } from './modal.tsx'

beforeEach(() => {
  fakeDialogs()
  window.innerWidth = 375
})

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

type Options = Partial<ComponentProps<typeof Modal>>

function Opener({ options, strict = false }: { options?: Options | undefined; strict?: boolean | undefined }) {
  const [shown, setShown] = useState(false)
  const close = () => {
    onClose()
    setShown(false)
  }
  const modal = (
    <Modal name="voucher" title="Your voucher" onClose={close} {...options}>
      <p>The code</p>
      {options?.children}
    </Modal>
  )
  return (
    <>
      <button onClick={() => setShown(true)}>Open</button>
      {shown && (strict ? <StrictMode>{modal}</StrictMode> : modal)}
    </>
  )
}

async function open(options?: Options, strict?: boolean) {
  renderWidget(<Opener options={options} strict={strict} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your voucher' })
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Your voucher' }) !== null
const cross = () => screen.getByRole('button', { name: 'Close' })

it('is a dialog labelled by its title', async () => {
  const dialog = await open()
  expect(dialog.dataset.overlay).toBe('voucher')
  expect(screen.getByRole('heading', { name: 'Your voucher' })).toBeTruthy()
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(cross())
})

it.each([
  ['its cross', () => userEvent.click(cross())],
  ['Escape', pressEscape],
  ['a click beside it', (dialog: HTMLDialogElement) => userEvent.click(dialog)],
])('closes by %s, once, and returns the focus', async (_how, close) => {
  await close(await open())
  expect(isOpen()).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('offers each way to close only if enabled', async () => {
  const dialog = await open({ cross: false, escape: false, outside: false })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await pressEscape(dialog)
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  await userEvent.click(dialog)
  expect(isOpen()).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

it('stays open for a click inside, and for a press inside that ends outside', async () => {
  const dialog = await open()
  await userEvent.click(screen.getByText('The code'))
  fireEvent.pointerDown(screen.getByText('The code'))
  fireEvent.click(dialog)
  expect(isOpen()).toBe(true)
})

it('stacks on another one, which stays when it is closed', async () => {
  await open({ children: <Opener options={{ title: 'Are you sure?' }} /> })
  const inner = screen.getAllByRole('button', { name: 'Open' }).at(-1)!
  await userEvent.click(inner)
  await pressEscape(screen.getByRole('dialog', { name: 'Are you sure?' }))
  expect(screen.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull()
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(inner)
  expect(document.body.style.position).toBe('fixed')
})

it('survives being mounted twice', async () => {
  const dialog = await open(undefined, true)
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(cross())
  expect(isOpen()).toBe(false)
  expect(document.body.style.position).toBe('')
})

it('focuses the content if its opener no longer exists', async () => {
  renderWidget(<main id="content" tabIndex={-1} />)
  const { unmount } = renderWidget(
    <Modal title="Your voucher" onClose={onClose}>
      text
    </Modal>,
  )
  unmount()
  expect(document.activeElement?.id).toBe('content')
})

it('keeps the page’s scroll position below 1024 px', async () => {
  vi.stubGlobal('scrollY', 640)
  await open()
  expect([document.body.style.position, document.body.style.top]).toEqual(['fixed', '-640px'])
  expect(document.documentElement.style.overflow + document.body.style.overflow).toBe('')
  await userEvent.click(cross())
  expect(document.body.style.cssText).toBe('')
  expect(scrollTo).toHaveBeenCalledWith(0, 640)
})

it('does not lock the page from 1024 px', async () => {
  window.innerWidth = 1024
  await open()
  expect(document.body.style.position).toBe('')
})
