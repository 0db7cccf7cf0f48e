import { expect } from '#testing/browser/fixtures.ts'
import { sportsbook } from '#testing/browser/vendor-calls.ts'
import { expectUsable, openWithFault } from '../expect.ts'
import type { Place } from '../place.ts'

/** A provider’s session call, whose container shows its state. A book that visitors see needs no session. */
const session = (provider: string, brand: string, login: string, isForVisitors = false): Place => ({
  call: `GET /json-rpc/create-session/${provider}`,
  brand,
  login,
  async play({ page, line }, fault, _isTaken, isAbsent) {
    const book = sportsbook(page)
    await openWithFault(page, line, fault, '/sport')
    if (isForVisitors && isAbsent) {
      await expect(book).toHaveAttribute('data-state', 'ready')
      await expectUsable(page)
      return line.drop()
    }
    await expect(book).toHaveAttribute('data-state', 'error')
    await expect(book.getByRole('alert')).not.toBeEmpty()
    await expectUsable(page)
    line.lift()
    await book.getByRole('alert').getByRole('button').click()
    await expect(book).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    await line.drop()
    await expect(book).toHaveAttribute('data-state', 'ready')
  },
})

/** The sportsbooks, framed and in-page. */
export const sports: readonly Place[] = [
  session('fundist', 'donxbet', 'claire'),
  session('ga-group', 'totofa', 'claire'),
  session('sp', 'atlas', 'claire', true),
  session('altenar', 'betogooal', 'amine'),
  session('betby', 'betogol', 'amine'),
]
