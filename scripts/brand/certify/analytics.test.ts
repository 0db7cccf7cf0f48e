import { expect, it } from 'vitest'
import { pageViews } from './analytics.ts'

const collect = 'https://region1.google-analytics.com/g/collect'
const hit = (query: string) => ({ url: `${collect}?${query}`, kind: 'fetch' })

it('counts the page views of an id, sent one by one or several in a body', () => {
  const contacts = [
    hit('v=2&tid=G-A&en=page_view'),
    hit('v=2&tid=G-A&en=login'),
    hit('v=2&tid=G-B&en=page_view'),
    hit('v=2&tid=G-A&s=1'),
    { url: 'https://www.googletagmanager.com/gtag/js?id=G-A', kind: 'script' },
  ]
  const posts = [
    { url: `${collect}?v=2&tid=G-A&s=1`, body: 'en=page_view&dl=a\r\nen=scroll\r\nen=page_view&dl=b' },
    { url: `${collect}?v=2&tid=G-B&en=page_view`, body: 'en=page_view' },
  ]
  expect(pageViews({ contacts, posts }, 'G-A')).toBe(3)
})
