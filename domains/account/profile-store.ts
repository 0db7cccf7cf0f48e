import type { FullData, FullDataChange, PasswordChange } from '#api'
import { profileApi, type ProfileApi } from './profile-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s personal data and password. Personal data is not cached: each visit reads it again. */
class ProfileStore {
  private readonly api: ProfileApi

  constructor(api: ProfileApi) {
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
  changePassword(change: PasswordChange): Promise<string | undefined> {
    return this.api.changePassword(change)
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(profileApi(http))
