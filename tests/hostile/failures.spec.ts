import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pagesOf, userOf, walkTo, type PageToOpen } from '../pages.ts'
import { newcomer } from '../registration.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey } from './survey.ts'
import { attacks } from './texts.ts'

const right: Record<string, string> = { ...newcomer, birthday: '07.03.1991', newPassword: 'Secret-78', confirmPassword: 'Secret-77', amount: '50' }

/** Runs in the page: fills every form with what is right and sends it, and presses every other button. */
function useEverything(values: Record<string, string>) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  for (const input of document.querySelectorAll<HTMLInputElement>('main input[name]')) {
    if (input.type === 'checkbox' || input.type === 'radio') {
      if (!input.checked) input.click()
      continue
    }
    setter.call(input, input.name === 'confirmPassword' && document.querySelector('[name=newPassword]') ? values.newPassword : (values[input.name] ?? '12345678'))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) form.requestSubmit()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not([type=submit])')].filter((button) => !button.disabled)
  for (const button of buttons.slice(0, 12)) button.click()
}

for (const brand of ['totofa', 'medina']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('what the server says of a failure is a text', async ({ page, manifest, signIn, complaints }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const reached: Survey[] = []
      const cells = new Map<string, Map<string, string[]>>()
      const shown: string[] = []
      let hostile = new HostileAnswers('mark', ['en'])
      let turn = 0

      await page.context().route('**/api/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const isSession = pathname === '/api/auth/me' || (route.request().method() === 'GET' && hostile.column === 'mark')
        if (isSession || (pathname.endsWith('/client-login') && hostile.column === 'mark')) return route.fallback()
        const body = hostile.make('common', 'ErrorBody') as { code?: number; message?: string; param?: string }
        // With a code that it knows, the product says itself what is wrong with the field.
        const said = turn++ % 2 ? { ...body, code: 110, errors: [] } : { message: body.message }
        const place = `${route.request().method()} ${pathname.replace(/\d+|[\w-]{24,}/g, '{}')}`
        const column = cells.get(hostile.column) ?? new Map<string, string[]>()
        cells.set(hostile.column, column.set(place, [...(column.get(place) ?? []), body.message!]))
        await route.fulfill({ status: 400, json: said })
      })

      const go = async (survey: Survey, pages: PageToOpen[], column: (typeof attacks)[number] | 'mark') => {
        for (const { path, expected } of pages) {
          hostile = new HostileAnswers('mark', ['en'])
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=en`)
          await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
          await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
          hostile = new HostileAnswers(column, ['en'])
          survey.watchOrder(column === 'bidi')
          await page.evaluate(useEverything, right)
          await survey.settled()
          if (column === 'mark') survey.see(await survey.tagsNow())
          await survey.look(`${expected.name}: ${column}`, 'any')
          shown.push(...(await texts(page)))
        }
      }
      const visitors = pagesOf(manifest, null).filter(({ expected }) => ['LOGIN', 'REGISTER', 'CONFIRM_MAIL', 'GAME'].includes(expected.name))
      const survey = new Survey(page, manifest, hostile, [], complaints)
      reached.push(survey)
      await survey.begin()
      for (const column of ['mark', ...attacks] as const) await go(survey, visitors, column)
      hostile = new HostileAnswers('mark', ['en'])
      await signIn('amine')
      const wanted = ['CHANGE_PASSWORD', 'PERSONAL_DATA', 'DEPOSIT', 'WITHDRAWAL', 'BONUSES', 'MESSAGES', 'WHEEL_OF_FORTUNE', 'USER_DOCUMENT', 'PROFILE']
      const players = pagesOf(manifest, await userOf(page)).filter(({ expected }) => wanted.includes(expected.name))
      for (const column of ['mark', ...attacks] as const) await go(survey, players, column)

      for (const [column, places] of cells) if (column !== 'mark') record(brand, column, places, 'failures')
      expect(new Set([...cells.values()].flatMap((places) => [...places.keys()])).size).toBeGreaterThan(6)
      expect(shown.length).toBeGreaterThan(20)
      expect(survey.faults()).toEqual([])
    })
  })
}

/** What alerts and toasts say. */
const texts = (page: Page) => page.locator('[role=alert], [data-toast]').allTextContents()
