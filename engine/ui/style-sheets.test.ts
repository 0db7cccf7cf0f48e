// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { watchStyleSheets, withStyleSheets } from './style-sheets.ts'

const lastLink = () => [...document.querySelectorAll('link')].at(-1)!

/** What Vite does for code with a style sheet: it links it the first time, and rejects if that fails. */
function codeWith(href: string) {
  let isLinked = false
  return vi.fn(async () => {
    if (isLinked) return 'code'
    isLinked = true
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    })
    return 'code'
  })
}

let files = 0
let file: string
beforeEach(() => {
  document.head.innerHTML = ''
  file = `/assets/${++files}.css`
})
watchStyleSheets()

const fail = () => lastLink().dispatchEvent(new Event('error'))
const come = () => lastLink().dispatchEvent(new Event('load'))

async function failFirst(load: () => Promise<string>) {
  const first = withStyleSheets(load)
  fail()
  await expect(first).rejects.toThrow('Unable to preload')
}

it('returns code whose style sheet had failed once that has loaded', async () => {
  const load = codeWith(file)
  await failFirst(load)
  const returned = vi.fn()
  const second = withStyleSheets(load).then(returned)
  await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2))
  expect(new URL(lastLink().href).pathname).toBe(file)
  expect(returned).not.toHaveBeenCalled()
  come()
  await second
  expect(returned).toHaveBeenCalledWith('code')
})

it('rejects as long as the style sheet fails', async () => {
  const load = codeWith(file)
  await failFirst(load)
  for (let again = 0; again < 2; again++) {
    const next = withStyleSheets(load)
    await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2))
    fail()
    await expect(next).rejects.toThrow(file)
  }
  const last = withStyleSheets(load)
  await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2))
  come()
  expect(await last).toBe('code')
})

it('returns other code although a style sheet fails, and links that once for all', async () => {
  await failFirst(codeWith(file))
  const others = [withStyleSheets(async () => 'one'), withStyleSheets(async () => 'other')]
  await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2))
  fail()
  expect(await Promise.all(others)).toEqual(['one', 'other'])
  const last = withStyleSheets(async () => 'third')
  await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2))
  come()
  expect(await last).toBe('third')
  expect(await withStyleSheets(async () => 'fourth')).toBe('fourth')
})
