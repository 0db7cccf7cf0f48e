import { forEachBrand } from '#testing/browser/brands.ts'
import { test } from '#testing/browser/fixtures.ts'
import { play, readHistories, register, signInAtSecondAttempt, turnWheel } from './journeys.ts'

forEachBrand(() => {
  test('a visitor registers, and is signed in', async ({ page, manifest, sandbox }) =>
    register({ page, manifest, sandbox }))

  test('a player signs in after a wrong password, and is still signed in after a reload', async ({
    page,
    manifest,
    sandbox,
    signIn,
  }) => signInAtSecondAttempt({ page, manifest, sandbox, signIn }))

  test('a player finds a game, plays, and finds the bet in the history', async ({ page, manifest, sandbox, signIn }) =>
    play({ page, manifest, sandbox, signIn }))

  test('a player reads bets, cashbacks and operations of the past', async ({ page, manifest, sandbox, signIn }) =>
    readHistories({ page, manifest, sandbox, signIn }))

  test('a player turns the wheel', async ({ page, manifest, sandbox, signIn }) => {
    test.skip(!manifest.wheel.visible, 'the brand has no wheel')
    await turnWheel({ page, manifest, sandbox, signIn })
  })
})
