import type { FullData, FullDataChange, PasswordChange } from '#api'
import type { Http } from '#schemas/calls/http.ts'
import { profileCalls, type ProfileCalls } from '#schemas/calls/profile.ts'
import type { Read } from '#engine/data/read.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s personal data, with the object that they are in: a brand’s form may ask for more than the specification names. */
export type PersonalData = FullData & { response: Record<string, unknown> }

/** Reads what `read` does, and keeps the object that personal data are in. */
const keepingResponse =
  <T>(read: Read<T>): Read<T> =>
  (value, reading) => {
    let response: object | undefined
    const found = read(value, {
      ...reading,
      onEntity(name, from, ...rest) {
        if (name === 'FullData') response = from
        reading.onEntity?.(name, from, ...rest)
      },
    })
    return found && response ? { ...found, response } : found
  }

/** The player’s personal data and password. Personal data is not cached: each visit reads it again. */
class ProfileStore {
  readonly #api: ProfileCalls

  constructor(http: Http) {
    this.#api = profileCalls({
      ...http,
      get: (call, read) => http.get(call, keepingResponse(read)),
      send: ((call, read) => http.send(call, read && keepingResponse(read))) as Http['send'],
    })
  }

  /** Personal data, to be read once. */
  personalData(): Resource<PersonalData> {
    return new Resource(() => this.#read())
  }

  /** Returns the data after the change. Rejects with an `ApiError`. */
  async change(change: FullDataChange): Promise<PersonalData> {
    const changed = (await this.#api.change(change)) as PersonalData | undefined
    return changed ?? this.#read()
  }

  /** Returns the server’s message, if it has one. Rejects with an `ApiError`. */
  async changePassword(change: PasswordChange): Promise<string | undefined> {
    return (await this.#api.changePassword(change))?.message
  }

  #read() {
    return this.#api.fullData() as Promise<PersonalData>
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(http)
