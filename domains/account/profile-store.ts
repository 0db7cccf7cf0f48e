import type { FullData, FullDataChange, PasswordChange } from '#api'
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
  async change(change: FullDataChange): Promise<FullData> {
    return (await this.api.change(change)) ?? this.api.fullData()
  }

  /** Returns the server’s message, if it has one. Rejects with an `ApiError`. */
  async changePassword(change: PasswordChange): Promise<string | undefined> {
    return (await this.api.changePassword(change))?.message
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(profileCalls(http))
