import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { followText, showFollowed } from './followed-texts.ts'

it('runs what asked for a changed text again, once, and nothing else', () => {
  const runs: string[] = []
  const ask = (name: string, ...ids: string[]) =>
    autorun(() => {
      ids.forEach(followText)
      runs.push(name)
    })
  ask('both', 'common:a', 'common:b')
  ask('other', 'common:c')
  runs.length = 0
  showFollowed(['common:a', 'common:b', 'common:never-asked'])
  expect(runs).toEqual(['both'])
})
