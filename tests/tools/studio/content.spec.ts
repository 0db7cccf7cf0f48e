import { expect, test } from './fixtures.ts'

test('a preview is the page as it would be published, with content, and is drawn over without an error', async ({
  open,
  page,
  port,
  request,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    // The browser logs a visitor’s 401 at the start.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const { frame, manifest, patch, expectSamePage } = await open('/promotions')
  const headers = { host: `${manifest.id}.localhost:${port}` }
  const file = await (await request.get(`http://127.0.0.1:${port}/promotions?lng=en`, { headers })).text()
  const heading = frame.locator('main h2').first()
  await expect(heading).toHaveText(/\S/)
  const parts = [(await heading.textContent())!, 'id="page-content"', 'id="studio"']
  expect(parts.filter((part) => !file.includes(part))).toEqual([])
  await patch(({ pages }) => (pages.PROMOTIONS.blocks = [...pages.PROMOTIONS.blocks].reverse()))
  await expectSamePage()
  expect(errors).toEqual([])
})
