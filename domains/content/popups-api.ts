import type { PopupsQuery } from '#api'
import { isPopup, isPopupList } from '#schemas/is-api/popups.js'
import type { Http } from '#engine/data/http.ts'

/** Messages to the player (spec §7). */
export const popupsApi = (http: Http) => ({
  list: (query: PopupsQuery) => http.get('/popups', isPopupList, query),
  setViewed: (id: number) => http.send('PATCH', `/popups/${id}/set-viewed`, isPopup),
})

export type PopupsApi = ReturnType<typeof popupsApi>
