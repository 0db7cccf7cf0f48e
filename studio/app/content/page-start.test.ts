import { expect, it } from 'vitest'
import { pageStart } from './page-start.ts'

it('begins with the platform’s heading, text, links and pictures', () => {
  const html =
    '<h2>Age</h2><p>No one under <b>18</b>: <a href="/static/help-en">help</a></p><img src="/18.png" alt="18+">'
  expect(pageStart({ title: ' Terms  of use ', html }, 'Terms')).toBe(
    '# Terms of use\n\n## Age\n\nNo one under **18**: [help](/static/help-en)\n\n![18+](/18.png)\n',
  )
})

it('begins with a title alone where the platform has no such page', () => {
  expect(pageStart({ title: '', html: '' }, 'House rules')).toBe('# House rules\n\n')
})
