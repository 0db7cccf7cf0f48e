// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserDocument } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { UploadWatch } from '#schemas/calls/http.ts'
import { player, renderWidget } from '#testing/render.tsx'
import UserDocuments from './index.tsx'
import type { FakeHttp } from '#testing/fake-http.ts'

const sent = (change: Partial<UserDocument>): UserDocument => ({
  id: 1,
  type: 'passport',
  name: 'p.pdf',
  status: 'pending',
  createdAt: '2026-03-05T10:00:00Z',
  ...change,
})
const picture = new File(['abc'], 'front.png', { type: 'image/png' })

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
})

type Upload = (path: string, form: FormData, watch: UploadWatch) => Promise<unknown>

async function show(documents: UserDocument[], upload: Upload = () => Promise.reject(new Error())) {
  const http: FakeHttp = {
    get: async () => documents,
    upload: (path: string, _check: unknown, form: FormData, watch: UploadWatch) => upload(path, form, watch),
  }
  const rendered = renderWidget(<UserDocuments use="user-documents" />, { user: player, http })
  await screen.findByText('Your documents')
  return rendered
}

const file = () => screen.getByLabelText<HTMLInputElement>('Choose a file')
const button = (name: string) => screen.getByRole('button', { name })
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

async function chooseBoth() {
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'identity-card')
  await userEvent.upload(file(), picture)
}

it('lists the documents with their status and rejection reason', async () => {
  await show([
    sent({ id: 2, status: 'rejected', reason: 'Too blurred' }),
    sent({ id: 3, status: 'approved', type: 'other', reason: 'not shown' }),
    sent({}),
  ])
  expect(rows()).toEqual([
    'Passportp.pdfMar 5, 2026Too blurredRejected',
    'Other documentp.pdfMar 5, 2026Approved',
    'Passportp.pdfMar 5, 2026Under review',
  ])
})

it('has an empty state', async () => {
  await show([])
  expect(screen.getByText('You haven’t uploaded any documents yet.')).toBeTruthy()
})

it('requires type and file, and shows the limits', async () => {
  await show([])
  expect(screen.getByText('PNG, JPEG or PDF, up to 10 MB')).toBeTruthy()
  await userEvent.click(button('Upload'))
  expect([...document.querySelectorAll('[data-error]')].map((element) => element.getAttribute('data-error'))).toEqual(
    Array(2).fill('error.field_is_empty'),
  )
  expect(file().getAttribute('aria-invalid')).toBe('true')
})

it('rejects a file of another type', async () => {
  await show([])
  await userEvent.setup({ applyAccept: false }).upload(file(), new File(['x'], 'x.gif', { type: 'image/gif' }))
  expect(screen.getByText(/Only PNG/).dataset.error).toBe('documents.fault.kind')
})

it('accepts a dropped file', async () => {
  await show([])
  const zone = document.querySelector('[data-field=file]')!
  fireEvent.drop(zone, { dataTransfer: { files: [picture] } })
  expect(await screen.findByText('front.png')).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:picture')
})

it('uploads the document, shows the progress, and lists it', async () => {
  let tell!: UploadWatch['onProgress']
  let arrive!: (document: UserDocument) => void
  const upload = vi.fn<Upload>((_path, _form, { onProgress }) => {
    tell = onProgress
    return new Promise((resolve) => (arrive = resolve))
  })
  const { stores } = await show([], upload)
  await chooseBoth()
  await userEvent.click(button('Upload'))
  const notice = { ...stores.toasts.toasts[0]! }
  expect(stores.toasts.toasts).toMatchObject([{ type: 'default', text: 'Uploading…', loading: true }])
  tell(0.4)
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'))
  const [path, form] = upload.mock.calls[0]!
  expect([path, form.get('type'), (form.get('file') as File).name]).toEqual([
    '/my/documents',
    'identity-card',
    'front.png',
  ])

  arrive(sent({ type: 'identity-card', name: 'front.png' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(stores.toasts.toasts).toMatchObject([{ id: notice.id, type: 'success', loading: false }])
  expect(file().value).toBe('')
})

it('can be cancelled, and retried after a failure', async () => {
  const upload = vi
    .fn<Upload>()
    .mockImplementationOnce(
      (_path, _form, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    )
    .mockRejectedValueOnce(new ApiError('busy', 429, { code: 429 }))
    .mockResolvedValueOnce(sent({}))
  const { stores } = await show([], upload)
  await chooseBoth()
  await userEvent.click(button('Upload'))
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(stores.toasts.toasts).toEqual([])

  await userEvent.click(button('Upload'))
  const chosen = document.querySelector<HTMLElement>('[data-field=file]')!
  expect(await within(chosen).findByText(/Too many attempts/)).toBeTruthy()
  expect(stores.toasts.toasts).toMatchObject([
    { type: 'error', text: expect.stringContaining('Too many attempts'), loading: false },
  ])
  await userEvent.click(button('Upload again'))
  await waitFor(() => expect(rows()).toHaveLength(1))
})
