import { expect, it } from 'vitest'
import { pageOrigins } from './doctor.ts'

const mirrored = {
  api: { production: 'https://api.lumina.example' },
  hosts: { 'lumina.example': {}, 'www.lumina.example': {}, 'mirror.example': { api: 'https://api.mirror.example' } },
}

it('returns the hosts whose pages call the API', () => {
  expect(pageOrigins(mirrored, 'https://api.lumina.example')).toEqual([
    'https://lumina.example',
    'https://www.lumina.example',
  ])
  expect(pageOrigins(mirrored, 'https://api.mirror.example')).toEqual(['https://mirror.example'])
})

it('returns the API’s own origin if the manifest does not name it', () => {
  expect(pageOrigins(mirrored, 'http://localhost:4600')).toEqual(['http://localhost:4600'])
  expect(pageOrigins({ api: { production: '' }, hosts: { 'lumina.example': {} } }, 'https://lumina.example')).toEqual([
    'https://lumina.example',
  ])
})
