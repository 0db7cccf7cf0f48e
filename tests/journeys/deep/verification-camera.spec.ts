import { chromium } from '../../../scripts/browser.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { vendorFrame } from '#testing/browser/verification.ts'

// A browser with a camera, which asks nobody.
const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({
  brand: 'lumina',
  environment: fixtureEnvironment,
  launchOptions: { ...chromium.launchOptions, args: [...chromium.launchOptions.args, ...args] },
})

test('the camera is for the vendor’s frame alone', async ({ page, enter, server }) => {
  const origin = `http://sumsub.vendors.localhost:${server.port}`
  await enter('claire')
  const response = await page.goto('/verification')
  expect(response!.headers()['permissions-policy']).toBe(`camera=(self "${origin}"), microphone=(self "${origin}")`)
  await page.context().grantPermissions(['camera'])
  await page.getByRole('button', { name: 'Start verification' }).click()
  await vendorFrame(page).getByRole('button', { name: 'Use the camera' }).click()
  await expect(vendorFrame(page).getByRole('status')).toHaveText('The camera works.')
  await expect(vendorFrame(page).locator('video')).toBeVisible()
  await expect(page.locator('[data-camera]')).toHaveCount(0)

  // Another frame that asks for it gets nothing.
  const isAllowed = await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), { allow: 'camera', src: address })
    return (
      frame as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
    ).featurePolicy.allowsFeature('camera')
  }, `http://games.localhost:${server.port}/`)
  expect(isAllowed).toBe(false)
})
