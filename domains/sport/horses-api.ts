import type { HorsesQuery } from '#api'
import { isHorsesSession } from '#schemas/is-api/horses.js'
import type { Http } from '#engine/data/http.ts'

/** A session at the horse races (extension call). */
export const horsesApi = (http: Http) => ({
  open: (query: HorsesQuery) => http.get('/json-rpc/create-session/horses', isHorsesSession, query),
})

export type HorsesApi = ReturnType<typeof horsesApi>
