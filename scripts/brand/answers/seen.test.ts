import { expect, it } from 'vitest'
import { judge } from '../doctor/judge.ts'
import { formatSeen } from '../doctor/format.ts'
import { readAnswer } from './read-answer.ts'
import { seenOf } from './seen.ts'

const responseOf = (body: unknown) => ({
  status: 200,
  type: 'application/json',
  text: JSON.stringify(body),
  headers: new Headers(),
  milliseconds: 5,
  cookies: [],
})

it('says what players see of an entity, and by which names', () => {
  const reading = readAnswer('PopupList', [
    { id: 1, subject: 'Hello', body: { en: 'Words' }, picture: { url: '/a.png' } },
    { id: 2, subject: 'Again' },
  ])
  expect(seenOf([reading])).toEqual([
    {
      entity: 'Popup',
      count: 2,
      parts: [
        { name: 'title', count: 2, example: 'Hello', under: 'subject' },
        { name: 'text', count: 1, example: 'Words', under: 'body' },
        { name: 'image', count: 1, example: '/a.png', under: 'picture' },
        { name: 'createdAt', count: 0 },
      ],
    },
  ])
  const [text] = formatSeen([{ name: 'GET /popups', severity: 'ok', message: 'ok', seen: seenOf([reading]) }])
  expect(text).toContain('Popup × 2')
  expect(text).toContain('title “Hello” (found as subject), text “Words” (found as body) in 1')
  expect(text).toContain('no createdAt')
})

it('is a finding where players would see nothing', () => {
  expect(
    judge(
      responseOf([
        { id: 1, title: 'A' },
        { id: 2, wording: 'B' },
      ]),
      'PopupList',
    ).remark,
  ).toBe('1 of its items are left out: PopupList.rows[1] has none of title, text, image: nothing would be shown')
  expect(judge(responseOf({ id: 'terms-en', wording: '<p>' }), 'StaticPage').problem).toBe(
    'nothing would be shown: none of title, html',
  )
})

it('says that an array of jackpots is ignored, and how to map it', () => {
  expect(judge(responseOf([{ amount: 5 }]), 'JackpotAnswer').remark).toContain('"JackpotInfo": { "items": "" }')
  expect(judge(responseOf({ data: [{ amount: 5 }] }), 'JackpotAnswer')).toMatchObject({
    reading: { value: { items: [{ amount: 5 }] } },
  })
})
