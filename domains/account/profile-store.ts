import type { FullData, FullDataChange, PasswordChange } from '#api'
import { isSuccessMessage } from '#schemas/is-api/recovery.js'
import { profileCalls, type ProfileCalls } from '#schemas/calls/profile.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s own data and password. Personal data are not kept: each visit reads them anew. */
class ProfileStore {
  private readonly api: ProfileCalls

  constructor(api: ProfileCalls) {
    this.api = api
  }

  /** The personal data, to be read once. */
  fullData(): Resource<FullData> {
    return new Resource(() => this.api.fullData())
  }

  /** Answers the data as they are afterwards. Fails with an `ApiError`. */
  change(change: FullDataChange): Promise<FullData> {
    return this.api.change(change)
  }

  /** Answers the server’s own words, where it has some. Fails with an `ApiError`. */
  async changePassword(change: PasswordChange): Promise<string | undefined> {
    const answer = await this.api.changePassword(change)
    return isSuccessMessage(answer) ? answer.message : undefined
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(profileCalls(http))
