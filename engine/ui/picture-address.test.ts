import { describe, expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

describe('the address of a picture', () => {
  it.each([
    'https://cdn.example/a.png',
    'HTTP://cdn.example/a.png?b=c:d#e',
    '//cdn.example/a.png',
    '/art/a:b.svg',
    'art/a.svg',
    '../a.svg',
    '?picture=a:b',
    'data:image/png;base64,AAAA',
    '',
  ])('may be %j', (address) => expect(pictureAddress(address)).toBe(address))

  it('has no spaces around it', () =>
    expect(pictureAddress(' https://cdn.example/a.png\n')).toBe('https://cdn.example/a.png'))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:/*//*/alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'about:blank',
    'ftp://a.example/a.png',
    'https:a.png',
    '\\\\host\\a.png',
  ])('is none for %j', (address) => expect(pictureAddress(address)).toBe(''))
})
