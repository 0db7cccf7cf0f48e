import { describe, expect, it } from 'vitest'
import { targetOf } from './link-target.ts'

describe('targetOf', () => {
  it.each(['/', '/games?category=jackpot', '/static/terms-fr#top'])('accepts %j as a path of the site', (link) => {
    expect(targetOf(link)).toEqual({ to: link })
  })

  it.each(['https://example.com', 'https://example.com/a?b=c'])('accepts %j as an address', (link) => {
    expect(targetOf(link)).toEqual({ href: link })
  })

  it.each([
    '',
    'games',
    '//example.com',
    '/.//example.com',
    '/a/..//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/a\\b',
    'http://example.com',
    'javascript:alert(1)',
    'https:example.com',
    'https://user@example.com',
    'https://exa mple.com',
    ' https://example.com',
    'data:text/html,x',
  ])('refuses %j', (link) => {
    expect(targetOf(link)).toBeUndefined()
  })
})
