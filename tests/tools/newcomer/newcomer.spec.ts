import { expect, test, type Page } from '@playwright/test'
import { fences } from '../house/docs.ts'
import { copyProject } from './project.ts'
import { follow } from './reader.ts'

const port = Number(process.env.TEST_PORT ?? 4620)
/**
 * The time limit of the automated steps, generous because this is no benchmark. NEWCOMER_MINUTES extends it for a busy
 * machine.
 */
const limitMs = Number(process.env.NEWCOMER_MINUTES ?? 5) * 60_000

const at = (brand: string, path = '/') => `http://${brand}.localhost:${port}${path}`

async function open(page: Page, brand: string, path = '/') {
  // After a file is written the dev server reloads the open page, which may interrupt the navigation.
  await expect(() => page.goto(at(brand, path))).toPass()
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
}

async function signIn(page: Page, brand: string, login: string) {
  await open(page, brand, '/login')
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(page.locator('[data-balance]')).toBeVisible()
}

test('README, a colour, a brand, a widget and a guard, each as documented', async ({ page, context }) => {
  test.setTimeout(4 * limitMs)
  const times: [step: string, ms: number][] = []
  const step = async (what: string, act: () => Promise<void>) => {
    const since = performance.now()
    await test.step(what, act)
    times.push([what, performance.now() - since])
  }
  const project = copyProject(port)
  /** All tests are no part of the steps: they take many minutes. Those of the changes run once, when all recipes are done. */
  const run = async (line: string) => (/^npm (test|run test:changed)$/.test(line) ? '' : project.run(line))

  try {
    await step('README: npm start, and a brand runs', async () => {
      await follow(project.folder, fences('README.md', 'Two commands'), run)
      await open(page, 'atlas')
    })

    await step('README: another colour, and the open page has it', async () => {
      const [dev, ...rest] = fences('README.md', 'Your first hour')
      await follow(project.folder, [dev!], run)
      await open(page, 'atlas')
      const root = page.locator('html')
      await expect(root).not.toHaveCSS('--brand', '#8fc46a')
      await follow(project.folder, rest, run)
      await expect(root).toHaveCSS('--brand', '#8fc46a')
    })

    await step('docs/first-brand.md: a brand from nothing', async () => {
      await follow(project.folder, fences('docs/first-brand.md'), run)
      await open(page, 'lumina')
      await expect(page.getByRole('heading', { name: 'Les favoris de Lumina' })).toBeVisible()
    })

    await step('recipes: a brand of ten lines', async () => {
      await follow(project.folder, fences('docs/recipes/add-a-brand.md'), run)
      await open(page, 'my-brand')
    })

    await step('recipes: a widget', async () => {
      await follow(project.folder, fences('docs/recipes/add-a-widget.md'), run)
      await project.run('npx vitest run widgets/blocks/my-widget')
      await signIn(page, 'my-brand', 'claire')
      await open(page, 'my-brand')
      await expect(page.locator('[data-block=my-widget]')).toHaveText('Good to see you, claire')
      await context.clearCookies()
    })

    await step('recipes: a guard, and the build', async () => {
      await follow(project.folder, fences('docs/recipes/add-a-guard.md'), (line) => project.run(line))
      const pageKey = page.locator('main')
      await open(page, 'my-brand', '/promotions')
      await expect(pageKey).toHaveAttribute('data-page', 'NOT_FOUND')
      await expect(pageKey.getByRole('link', { name: 'Sign in' })).toBeVisible()
      await signIn(page, 'my-brand', 'lena')
      await open(page, 'my-brand', '/promotions')
      await expect(pageKey).toHaveAttribute('data-page', 'NOT_FOUND')
      await context.clearCookies()
      await signIn(page, 'my-brand', 'claire')
      await open(page, 'my-brand', '/promotions')
      await expect(pageKey).toHaveAttribute('data-page', 'PROMOTIONS')
      await open(page, 'my-brand')
      await expect(page.locator('[data-block=my-widget]')).toHaveText('Good to see you, claire')
    })
  } finally {
    await page.close()
    await project.stop()
    for (const [what, ms] of times) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${what}`)
  }
  const total = times.reduce((sum, [, ms]) => sum + ms, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(6)} s  in all, of ${limitMs / 1000}`)
  expect(total, 'the machine’s part of the way').toBeLessThan(limitMs)
})
