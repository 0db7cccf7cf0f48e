import { expect, it } from 'vitest'
import { readControls, standInControls } from './controls.ts'

it('reads the controls of a vendor', () => {
  expect(readControls(JSON.stringify(standInControls))).toEqual(standInControls)
})

it.each([
  ['{', 'it is not JSON'],
  ['[]', 'it must be an object'],
  ['{"open": []}', '"open" is not one of openEvent'],
  ['{"eventPage": []}', '"eventPage" must be a selector'],
  ['{"askSignIn": ".login"}', '"askSignIn" must be a list'],
  ['{"askSignIn": [{"press": ".login"}]}', '"askSignIn" must be a list'],
  ['{"askDeposit": [{"fill": ".stake"}]}', '"askDeposit" must be a list'],
])('says what is wrong with %s', (text, problem) => {
  expect(readControls(text)).toContain(problem)
})
