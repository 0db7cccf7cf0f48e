import type { FullDataChange, PasswordChange } from '#api'
import { isFullData } from '#schemas/is-api/profile.js'
import { isSuccessMessage } from '#schemas/is-api/recovery.js'
import { anything, type Http } from '#engine/data/http.ts'

/** The player’s own data and password (spec §7). */
export const profileApi = (http: Http) => ({
  fullData: () => http.get('/my/full-data', isFullData),
  /** Answers the data as they are afterwards. */
  change: (change: FullDataChange) => http.send('PATCH', '/my/full-data', isFullData, change),
  /** Answers the server’s own words for the success, where it has some. */
  changePassword: async (change: PasswordChange) => {
    const answer = await http.send('PUT', '/me/password', anything, change)
    return isSuccessMessage(answer) ? answer.message : undefined
  },
})

export type ProfileApi = ReturnType<typeof profileApi>
