import type { FullData, FullDataChange, PasswordChange } from '#api'
import { profileCalls, type ProfileCalls } from '#schemas/calls/profile.ts'
import { readFullData } from '#schemas/read/profile.ts'
import type { Http } from '#engine/data/http.ts'
import type { Read } from '#engine/data/read.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The player’s personal data, with the whole response: a brand’s form may ask for more than the specification names. */
export type PersonalData = FullData & { response: Record<string, unknown> }

/** Reads the personal data, and keeps the object that they are in. */
export const readPersonalData: Read<PersonalData> = (value, reading) => {
  let response = {}
  const data = readFullData(value, {
    ...reading,
    onEntity(name, from, ...rest) {
      response = from
      reading.onEntity?.(name, from, ...rest)
    },
  })
  return data && { ...data, response }
}

/** The player’s personal data and password. Personal data is not cached: each visit reads it again. */
class ProfileStore {
  readonly #http: Http
  readonly #api: ProfileCalls

  constructor(http: Http) {
    this.#http = http
    this.#api = profileCalls(http)
  }

  /** Personal data, to be read once. */
  personalData(): Resource<PersonalData> {
    return new Resource(() => this.#read())
  }

  /** Returns the data after the change. Rejects with an `ApiError`. */
  async change(body: FullDataChange): Promise<PersonalData> {
    const changed = await this.#http.send({ name: 'PATCH /my/full-data', body, isOwnWrite: true }, readPersonalData)
    return changed ?? this.#read()
  }

  /** Returns the server’s message, if it has one. Rejects with an `ApiError`. */
  async changePassword(change: PasswordChange): Promise<string | undefined> {
    return (await this.#api.changePassword(change))?.message
  }

  #read() {
    return this.#http.get({ name: 'GET /my/full-data' }, readPersonalData)
  }
}

export const profileStore = ({ http }: Stores) => new ProfileStore(http)
