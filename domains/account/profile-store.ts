import type { FullData, FullDataChange, PasswordChange } from '#api'
import { isSuccessMessage } from '#schemas/is-api/recovery.js'
import { profileCalls, type ProfileCalls } from '#schemas/calls/profile.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s personal data and password. Personal data is not cached: each visit reads it again. */
class ProfileStore {
  private readonly api: ProfileCalls

  constructor(api: ProfileCalls) {
    this.api = api
  }

  /** Personal data, to be read once. */
  fullData(): Resource<FullData> {
    return new Resource(() => this.api.fullData())
  }

  /** Returns the data after the change. Rejects with an `ApiError`. */
  change(change: FullDataChange): Promise<FullData> {
    return this.api.change(change)
  }

  /** Returns the server’s message, if it has one. Rejects with an `ApiError`. */
  async changePassword(change: PasswordChange): Promise<string | undefined> {
    const answer = await this.api.changePassword(change)
    return isSuccessMessage(answer) ? answer.message : undefined
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(profileCalls(http))
