import { AbsentCalls } from '#engine/data/absent-calls.ts'
import { ApiError } from '#engine/data/api-error.ts'
import type { Http } from '#engine/data/http.ts'
import { requestOf } from '#engine/data/platform-adapter.ts'
import type { UploadWatch } from '#schemas/calls/http.ts'

/** Fake calls of the API, by their paths. Parameters may be narrower and answers are untyped, so that a fake need not be generic. */
export interface FakeHttp {
  get?: { fake(path: string, read: unknown, query?: object): unknown }['fake']
  send?: { fake(method: string, path: string, read: unknown, body?: object, headers?: object): unknown }['fake']
  upload?: { fake(path: string, read: unknown, form: FormData, watch: UploadWatch): unknown }['fake']
  now?: () => number
  /** Text files of the site by their addresses. */
  files?: Record<string, string>
  /** The calls that the platform does not have. */
  lacks?: string[]
}

const noAnswer = (path: string) => Promise.reject(new ApiError(`${path} has no answer in this test`, 404))

/** The arguments up to the last one that is there. */
const given = (...all: (object | undefined)[]) => all.slice(0, all.findLastIndex((each) => each !== undefined) + 1)

/** An `Http` whose calls are fakes; those without a fake have no answer. */
export const fakeHttp = ({ get, send, upload, now = Date.now, files = {}, lacks }: FakeHttp = {}): Http => ({
  absent: new AbsentCalls(lacks),
  reading: { onUnreadable: () => undefined },
  async get(call, read) {
    const { path, query } = requestOf(call)
    return (get ? get(path, read, ...given(query)) : noAnswer(path)) as never
  },
  file: async ({ address }, read) => read(files[address] ?? (await noAnswer(address))),
  fromPage: async () => undefined,
  own: (_call, read) => read(now()),
  async send(call, read) {
    const { method, path, body, headers } = requestOf(call)
    return (send ? send(method, path, read, ...given(body as object | undefined, headers)) : noAnswer(path)) as never
  },
  async upload(call, read, form, watch) {
    const { path } = requestOf(call)
    return (upload ? upload(path, read, form, watch) : noAnswer(path)) as never
  },
  onSessionInvalid: () => undefined,
  onOwnWrite: () => undefined,
  now,
})
