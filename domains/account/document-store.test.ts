import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserDocument } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { UnknownOutcome } from '#engine/data/once/single-writes.ts'
import type { DocumentsCalls } from '#schemas/calls/documents.ts'
import type { UploadWatch } from '#schemas/calls/http.ts'
import { writesIn } from '#testing/writes.ts'
import { DocumentStore, fileLimits } from './document-store.ts'

const document = (id: number): UserDocument => ({
  id,
  type: 'passport',
  name: 'p.png',
  status: 'pending',
  createdAt: '2026-01-01T00:00:00Z',
})
const file = (type = 'image/png', size = 3) => {
  const made = new File(['abc'], 'p.png', { type })
  return Object.defineProperty(made, 'size', { value: size })
}

const api = { documents: vi.fn<DocumentsCalls['documents']>(), upload: vi.fn<DocumentsCalls['upload']>() }
let store: DocumentStore
beforeEach(() => {
  vi.resetAllMocks()
  api.documents.mockResolvedValue([document(1)])
  store = new DocumentStore(api, writesIn('documents'))
})

/** Rejects when the upload is cancelled, as axios does. */
const untilGivenUp = (_sent: object, { signal }: UploadWatch) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(new Error('canceled'))
    signal.addEventListener('abort', () => reject(new Error('canceled')))
  })

describe('choosing a file', () => {
  it.each([...fileLimits.kinds.map((kind) => [kind, 1, null] as const), ['image/png', fileLimits.size, null] as const])(
    'accepts %s of %i bytes',
    (kind, size) => {
      store.choose(file(kind, size))
      expect([store.fault, store.file?.size]).toEqual([null, size])
    },
  )

  it.each([
    ['image/gif', 1, 'kind'],
    ['', 1, 'kind'],
    ['image/jpeg', 0, 'empty'],
    ['application/pdf', fileLimits.size + 1, 'size'],
  ] as const)('refuses %s of %i bytes: %s', (kind, size, fault) => {
    store.choose(file())
    store.choose(file(kind, size))
    expect([store.fault, store.file]).toEqual([fault, null])
  })
})

describe('sending', () => {
  it('reports progress, then adds the document to the top of the list', async () => {
    await store.documents.load()
    const seen: unknown[] = []
    api.upload.mockImplementation(async (_sent, { onProgress }) => {
      seen.push(store.progress)
      onProgress(0.4)
      seen.push(store.progress)
      return document(2)
    })
    store.choose(file())
    expect(await store.send('passport')).toBe(true)
    expect(seen).toEqual([0, 0.4])
    expect([store.progress, store.file, store.documents.value?.map(({ id }) => id)]).toEqual([null, null, [2, 1]])
  })

  it('sends one file at a time, and nothing without a file', async () => {
    expect(await store.send('passport')).toBe(false)
    api.upload.mockImplementation(untilGivenUp)
    store.choose(file())
    const first = store.send('passport')
    expect(await store.send('passport')).toBe(false)
    await vi.waitFor(() => expect(api.upload).toHaveBeenCalledTimes(1))
    store.cancel()
    expect(await first).toBe(false)
  })

  it('can be cancelled and repeated; a cancelled upload is no error', async () => {
    api.upload.mockImplementationOnce(untilGivenUp).mockResolvedValueOnce(document(2))
    store.choose(file())
    const first = store.send('passport')
    store.cancel()
    await first
    expect([store.progress, store.failure, store.file?.name]).toEqual([null, null, 'p.png'])
    expect(await store.send('passport')).toBe(true)
  })

  it('keeps the file and the error after a failure', async () => {
    const failure = new ApiError('no', 400, { code: 117 })
    api.upload.mockRejectedValue(failure)
    store.choose(file())
    expect(await store.send('passport')).toBe(false)
    expect([store.progress, store.failure, store.file?.name]).toEqual([null, failure, 'p.png'])
  })

  it('counts as sent after a lost response if the list has the document', async () => {
    const made = { ...document(2), createdAt: new Date().toISOString() }
    api.upload.mockRejectedValue(new ApiError('lost'))
    api.documents.mockResolvedValue([made, document(1)])
    await store.documents.load()
    store.choose(file())
    expect(await store.send('passport')).toBe(true)
    expect(store.documents.value?.map(({ id }) => id)).toEqual([2, 1])
  })

  it('after a lost response is repeated only by a player who was told', async () => {
    api.upload.mockRejectedValueOnce(new ApiError('lost')).mockResolvedValueOnce(document(2))
    store.choose(file())
    expect([await store.send('passport'), store.failure]).toEqual([false, expect.any(UnknownOutcome)])
    expect([await store.send('passport'), api.upload.mock.calls.length]).toEqual([true, 2])
  })
})

it('reads the list again only on a later visit', async () => {
  store.refresh()
  expect(api.documents).not.toHaveBeenCalled()
  await store.documents.load()
  store.refresh()
  expect(api.documents).toHaveBeenCalledTimes(2)
})
