import { expect, it } from 'vitest'
import type { PostalAddress } from '#api'
import { AbsentCalls } from '#engine/data/absent-calls.ts'
import { ApiError } from '#engine/data/api-error.ts'
import type { Call } from '#schemas/calls/http.ts'
import { addressStore } from './address-store.ts'

const paulista = { street: 'Avenida Paulista', city: 'São Paulo' } as PostalAddress

it('asks again after a postcode that nobody knows, and once for each that is known', async () => {
  const absent = new AbsentCalls()
  const asked: string[] = []
  const http = {
    get: async (call: Call) => {
      const { postcode } = call.query as { postcode: string }
      asked.push(postcode)
      if (absent.has(call.name)) throw new Error('The call is absent.')
      if (postcode === '01310100') return paulista
      absent.learn(call, 404)
      throw new ApiError('No such postcode.', 404)
    },
  }
  const addresses = addressStore({ http } as never)
  expect(await addresses.find('BR', '00000000')).toBeUndefined()
  expect(await addresses.find('BR', '01310100')).toEqual(paulista)
  expect(await addresses.find('BR', '01310100')).toEqual(paulista)
  expect(asked).toEqual(['00000000', '01310100'])
})
