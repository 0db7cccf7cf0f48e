import { ApiError } from '#engine/data/api-error.ts'
import type { Http } from '#engine/data/http.ts'
import { openEnvelope } from '#engine/data/map-answers.ts'
import type { Read } from '#engine/data/read.ts'
import { fakeHttp } from '#testing/fake-http.ts'

/** What a platform serves at a path. */
export interface Served {
  body: unknown
  envelope?: string | undefined
}

/** Reads a response as the client does. */
function reads({ body, envelope }: Served, read: unknown): unknown {
  return (read as Read<unknown>)(openEnvelope(body, envelope ? { envelope } : {}), { onUnreadable: () => undefined })
}

/** A platform that serves one response at every path, or another one for some. */
export function platform(serve: (path: string) => Served): Http {
  return fakeHttp({
    async get(path, read) {
      const value = reads(serve(path), read)
      if (value === undefined) throw new ApiError(`${path} cannot be read`, 200)
      return value
    },
    send: async (_method, path, read) => reads(serve(path), read),
  })
}
