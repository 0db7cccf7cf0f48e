import { answerSportSessions, frameIn, say, talkingPage } from '../../journeys/engine/vendor-page.ts'
import type { User, WheelProgress } from '#api'
import { carriedOut } from '#testing/browser/carried-out.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey, usualTags } from './survey.ts'
import { attacks, texts } from './texts.ts'

test.describe('a framed sportsbook', () => {
  test.use({ brand: 'medina' })

  test('does not navigate on its messages, and shows none of them', async ({
    page,
    manifest,
    server,
    enter,
    pageErrors,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await answerSportSessions(page.context(), server.port, talkingPage)
    const hostile = new HostileAnswers('hostile', ['en'], false)
    const survey = new Survey(page, manifest, hostile, [], pageErrors)
    await survey.begin()
    await enter('amine')
    await page.goto(`${manifest.pages.SPORT.path}?lng=en`)
    const frame = await frameIn(page, '[data-sport]:not([hidden])')
    await say(frame, { type: 'loaded' })
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    survey.see(await survey.tagsNow())
    for (const [turn, attack] of attacks.entries()) {
      for (const type of ['navigate', 'bet'])
        await say(frame, hostile.make('sport', 'SportMessage', { type, path: 'x', ids: ['x'] }))
      await survey.look(`${attack} ${turn}`)
      const { pathname, search } = new URL(page.url())
      expect([pathname, search.replace('?lng=en', '')], attack).toEqual([manifest.pages.SPORT.path, ''])
    }
    for (const [place, kinds] of hostile.delivered) record(place, kinds)
    expect(survey.faults()).toEqual([])
  })
})

test.describe('a form with currencies', () => {
  test.use({ brand: 'betogol' })

  test('offers the currencies the server names, and no more', async ({ page, manifest, pageErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const hostile = new HostileAnswers('hostile', ['en'])
    const survey = new Survey(page, manifest, hostile, [], pageErrors)
    await survey.begin()
    await open(page, `${manifest.pages.REGISTER.path}?lng=en`)
    survey.see(await survey.tagsNow())
    await hostile.answer(page.context())
    for (const attack of attacks) {
      await open(page, `${manifest.pages.REGISTER.path}?lng=en`)
      await survey.look(attack)
    }
    for (const [place, kinds] of hostile.delivered) record(place, kinds)
    expect([...hostile.delivered.keys()]).toContain('registration.SignupCurrency.name')
    expect(survey.faults()).toEqual([])
  })
})

test.describe('a pending wheel', () => {
  test.use({ brand: 'medina' })

  test('ignores invalid times', async ({ page, manifest, sandbox, enter, pageErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await sandbox.change('amine', {
      fortuneWheel: { status: 'IN_PROGRESS', stopAt: new Date(Date.now() + 3_600_000).toISOString() },
    })
    const { id } = await enter('amine')
    const hostile = new HostileAnswers('hostile', ['en'])
    const survey = new Survey(page, manifest, hostile, [], pageErrors)
    await survey.begin()
    const path = `${manifest.pages.WHEEL_OF_FORTUNE.path}?lng=en`
    await open(page, path)
    survey.see([...(await survey.tagsNow()), ...usualTags])
    await hostile.answer(page.context())
    // The schema asks for times here, so that no other answer has texts in these places.
    let time = ''
    const delivered = new Set<string>()
    await page.context().route(/\/api\/(auth\/me|fortune-wheel\/status)\b/, (route) =>
      carriedOut(route, async (answer) => {
        const said = (await answer.json()) as Partial<User & WheelProgress>
        if (said.endTime) delivered.add(`endTime ${time}`)
        if (!said.fortuneWheel) return route.fulfill({ json: { ...said, ...(said.endTime && { endTime: time }) } })
        delivered.add(`stopAt ${time}`)
        const user = hostile.make('session', 'User', said) as User
        // For another player the page would start again.
        await route.fulfill({ json: { ...user, id, fortuneWheel: { ...user.fortuneWheel, stopAt: time } } })
      }),
    )
    for (const attack of attacks) {
      time = texts[attack][0]!
      await page.goto(path)
      await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
      await survey.look(attack, 'any')
    }
    for (const [place, kinds] of hostile.delivered) record(place, kinds)
    const all = attacks.flatMap((attack) => [`stopAt ${texts[attack][0]}`, `endTime ${texts[attack][0]}`])
    expect([...delivered]).toEqual(expect.arrayContaining(all))
    expect(survey.faults()).toEqual([])
  })
})
