import type { FullData, FullDataChange, PasswordChange } from '#api'
import { profileApi, type ProfileApi } from './profile-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s own data and password. Personal data are not kept: each visit reads them anew. */
class ProfileStore {
  private readonly api: ProfileApi

  constructor(api: ProfileApi) {
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
  changePassword(change: PasswordChange): Promise<string | undefined> {
    return this.api.changePassword(change)
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(profileApi(http))
