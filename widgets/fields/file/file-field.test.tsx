// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserDocument } from '#api'
import type { FileField } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import { ManifestForm } from '#engine/forms/manifest-form/manifest-form.tsx'
import { useFormModel } from '#engine/forms/manifest-form/use-form-model.ts'
import type { UploadWatch } from '#schemas/calls/http.ts'
import type { FakeHttp } from '#testing/fake-http.ts'
import { errorOf, fieldOf } from '#testing/forms.tsx'
import { player, renderWidget } from '#testing/render.tsx'

type Upload = (form: FormData, watch: UploadWatch) => Promise<unknown>

const sentDocument = (id: number): UserDocument => ({ id, type: 'passport', name: `${id}.png`, status: 'approved' })
const picture = (name = 'front.png') => new File(['abc'], name, { type: 'image/png' })
const onSubmit = vi.fn<(request: object) => Promise<boolean>>()
const upload = vi.fn<Upload>()

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  onSubmit.mockReset().mockResolvedValue(true)
  upload.mockReset().mockResolvedValue(sentDocument(7))
})

function Shown({ field, saved }: { field: FileField; saved: string }) {
  const model = useFormModel({ fields: [field] }, saved === '' ? undefined : { passport: saved })
  return <ManifestForm name="personal-data" model={model} submit="Save" busyText="Saving…" onSubmit={onSubmit} />
}

function show(options: Partial<FileField> = {}, saved = '') {
  const field: FileField = { use: 'file', name: 'passport', document: 'passport', required: true, ...options }
  const http: FakeHttp = {
    get: async () => [sentDocument(3)],
    upload: (_path: string, _check: unknown, form: FormData, watch: UploadWatch) => upload(form, watch),
  }
  return renderWidget(<Shown field={field} saved={saved} />, { user: player, http })
}

const input = () => fieldOf('passport').querySelector('input')!
const message = () => fieldOf('passport').querySelector('[data-error]')?.textContent
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files)

it('uploads a file once it is chosen, and sends the id of the document', async () => {
  show()
  expect(screen.getByRole('group', { name: 'Passport' })).toBe(fieldOf('passport'))
  expect(screen.getByLabelText('Passport Choose a file')).toBe(input())
  expect(screen.getByText('PNG, JPEG, PDF, up to 10 MB')).toBeTruthy()
  await choose(picture())
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  const [form] = upload.mock.calls[0]!
  expect([form.get('type'), (form.get('file') as File).name]).toEqual(['passport', 'front.png'])
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:picture')
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '7' })
})

it('is shown as required, with the focus', async () => {
  show()
  await press('Save')
  expect([errorOf('passport'), document.activeElement, onSubmit.mock.calls]).toEqual([
    'error.field_is_empty',
    input(),
    [],
  ])
})

it('shows the progress, is not submitted before the end, and can be cancelled', async () => {
  let watch!: UploadWatch
  upload.mockImplementationOnce((_form, given) => {
    watch = given
    return new Promise((_resolve, reject) => given.signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  show({ required: false })
  await choose(picture())
  await waitFor(() => expect(upload).toHaveBeenCalled())
  act(() => watch.onProgress(0.4))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  await press('Save')
  expect([message(), document.activeElement, onSubmit.mock.calls]).toEqual([
    'Wait until the upload has finished.',
    input(),
    [],
  ])
  await press('Cancel: front.png')
  expect([rows(), watch.signal.aborted, message()]).toEqual([[], true, undefined])
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '' })
})

it.each([
  ['of another type', new File(['x'], 'x.gif', { type: 'image/gif' }), /^Only these kinds of files are accepted: JPEG/],
  ['that is too large', Object.defineProperty(picture(), 'size', { value: 1024 * 1024 + 1 }), /larger than/],
  ['that is empty', new File([], 'x.jpg', { type: 'image/jpeg' }), /empty/],
])('refuses a file %s at the field, and sends nothing', async (_what, file, text) => {
  show({ required: false, types: file.type === 'image/png' ? ['png'] : ['jpeg'], maxMegabytes: 1 })
  await choose(file)
  expect(message()).toMatch(text)
  expect([input().getAttribute('aria-invalid'), upload.mock.calls, rows()]).toEqual(['true', [], []])
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '' })
})

it('shows a refusal of the platform at the field, and uploads again', async () => {
  upload.mockRejectedValueOnce(new ApiError('refused', 400, { code: 117, param: 'file' }))
  show()
  await choose(picture())
  await waitFor(() => expect(message()).toBeTruthy())
  expect(rows()).toEqual(['front.png'])
  await press('Upload again')
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  expect([message(), upload.mock.calls.length]).toEqual([undefined, 2])
})

it('replaces a single page', async () => {
  upload.mockResolvedValueOnce(sentDocument(7)).mockResolvedValueOnce(sentDocument(8))
  show()
  await choose(picture())
  await screen.findByText('Uploaded')
  await choose(picture('other.png'))
  await waitFor(() => expect(rows()).toEqual(['other.png']))
  await screen.findByText('Uploaded')
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '8' })
})

it('takes several pages, no more than it may, and removes one', async () => {
  upload.mockResolvedValueOnce(sentDocument(7)).mockResolvedValueOnce(sentDocument(8))
  show({ pages: 2 })
  await choose(picture('a.png'), picture('b.png'), picture('c.png'))
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
  expect([rows(), message(), upload.mock.calls.length]).toEqual([
    ['a.png', 'b.png'],
    'No more files can be added. Remove one first.',
    2,
  ])
  await press('Remove: a.png')
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '8' })
})

it('takes dropped files, and photos where it takes pictures', async () => {
  const { unmount } = show()
  fireEvent.drop(screen.getByText(/^PNG/).parentElement!, { dataTransfer: { files: [picture()] } })
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  const camera = screen.getByLabelText('Passport Take a photo')
  expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual([
    'environment',
    'image/png,image/jpeg',
  ])
  unmount()
  show({ types: ['pdf'] })
  expect(screen.queryByLabelText('Passport Take a photo')).toBeNull()
})

it('names the documents that the platform has, and removes them from the form', async () => {
  show({ required: false }, '3')
  expect(await screen.findByText('3.png')).toBeTruthy()
  expect(screen.getByText('Approved')).toBeTruthy()
  await press('Remove: 3.png')
  await press('Save')
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ passport: '' })
})
