import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { shellWord } from './shell-word.ts'

it('leaves plain words as they are', () => {
  expect(shellWord('/srv/site-2')).toBe('/srv/site-2')
})

it.each(['my site', "o'neill", '$(reboot)', '', 'a\\b', 'a"b', '*'])('a shell reads %j as one word', (text) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text)
})
