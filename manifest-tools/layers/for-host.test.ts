import { describe, expect, it } from 'vitest'
import { forHost, hostChanges } from './for-host.ts'

const brand = {
  hosts: {
    'mirror.example': {
      api: 'https://api.mirror.example',
      seo: { robots: 'noindex' },
      telegram: { bot: 'mirror_bot' },
    },
    'plain.example': {},
  },
  api: { development: '', production: 'https://api.example' },
  seo: { title: 'T', description: 'D', robots: 'index' },
}

describe('forHost', () => {
  it('merges a mirror’s settings over the brand’s', () => {
    expect(forHost(brand, 'mirror.example')).toMatchObject({
      api: { development: '', production: 'https://api.mirror.example' },
      seo: { title: 'T', description: 'D', robots: 'noindex' },
      telegram: { bot: 'mirror_bot' },
    })
  })

  it.each(['plain.example', 'elsewhere.example', 'toString', '__proto__'])(
    'returns the brand’s settings on %s',
    (host) => {
      expect(forHost(brand, host)).toEqual(brand)
      expect(hostChanges(brand, host)).toEqual({})
    },
  )
})
