import { expect, it } from 'vitest'
import { withDigits } from './text-digits.ts'

const texts = { a: 'از 7 تا 20 نویسه', b: { c: '۷ روز، {{count2, number}} <b2>TRC20</b2> 10MB ٣٪' } }

it('writes the digits of texts as the brand has chosen', () => {
  expect(withDigits(texts, 'latin')).toEqual({
    a: 'از 7 تا 20 نویسه',
    b: { c: '7 روز، {{count2, number}} <b2>TRC20</b2> 10MB 3٪' },
  })
  expect(withDigits(texts, 'persian').a).toBe('از ۷ تا ۲۰ نویسه')
  expect(withDigits(texts, 'arabic-indic').b.c).toBe('٧ روز، {{count2, number}} <b2>TRC20</b2> 10MB ٣٪')
})

it('leaves them as they are written if it has not', () => {
  expect(withDigits(texts, undefined)).toBe(texts)
})
