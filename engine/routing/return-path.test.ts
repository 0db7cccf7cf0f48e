// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('returnPath', () => {
  it.each([
    ['/deposit', '/deposit'],
    ['/games?category=new#top', '/games?category=new#top'],
  ])('accepts %s', (path, expected) => {
    expect(returnPath({ returnTo: path })).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    'deposit',
    7,
    null,
  ])('refuses %s', (path) => {
    expect(returnPath({ returnTo: path })).toBeUndefined()
  })

  it.each([null, undefined, 'x', {}])('returns undefined for the state %s', (state) => {
    expect(returnPath(state)).toBeUndefined()
  })
})
