import { expect, it } from 'vitest'
import { toErrorBody } from './error-body.ts'
import { mapEntities } from './map-answers.ts'

it.each<[unknown, ReturnType<typeof toErrorBody>]>([
  [
    { code: 110, param: 'login', message: 'm', errors: [{ code: 110, param: 'login' }] },
    { code: 110, param: 'login', message: 'm', errors: [{ code: 110, param: 'login' }] },
  ],
  [
    { code: null, param: 'login', message: 'm' },
    { param: 'login', message: 'm' },
  ],
  [{ code: '110', param: null, message: { text: 'm' } }, { code: 110 }],
  [{ code: 'E_TAKEN', message: 'm' }, { message: 'm' }],
  [
    { errors: null, message: 'm' },
    { errors: [], message: 'm' },
  ],
  [{ errors: { login: ['taken'] }, message: 'm' }, { message: 'm' }],
  [
    { errors: [null, 'x', { param: 'city' }, { code: 0 }, { code: 111, param: 7 }] },
    { errors: [{ code: 0 }, { code: 111, param: '7' }] },
  ],
  [
    { status: 'failed', code: 0, data: { code: 110, param: 'login' } },
    { code: 110, param: 'login' },
  ],
  [{ ok: false, meta: {}, error: { code: 110 } }, { code: 110 }],
  [{ error: 'm' }, { message: 'm' }],
  [{}, {}],
  [[{ code: 110 }], undefined],
  ['<html>', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is read as %j', (value, body) => {
  expect(toErrorBody(value, { onUnreadable: () => undefined })).toEqual(body)
})

it('the body and its entries are read by the platform’s mapping', () => {
  const reading = {
    map: mapEntities({
      answers: {
        ErrorBody: { code: '/errCode', errors: '/fields' },
        ErrorEntry: { code: { at: '/reason', values: { TAKEN: '111' } }, param: '/name' },
      },
    }),
    onUnreadable: () => undefined,
  }
  expect(toErrorBody({ errCode: 110, fields: [{ name: 'login', reason: 'TAKEN' }, null] }, reading)).toEqual({
    code: 110,
    errors: [{ code: 111, param: 'login' }],
  })
})
