// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageFile } from '../../shared/calls.ts'
import { PageText } from './page-text.ts'

const [read, save] = [vi.fn(), vi.fn()]
const file = (text: string, revision: string | null = text): PageFile => ({ address: '/p', text, revision })
const open = async (text = 'old') => {
  read.mockResolvedValue(file(text))
  const page = new PageText('atlas', 'terms.en.md', { read, save })
  await page.read()
  return page
}
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

it('saves what was typed over the file that it was made from', async () => {
  const page = await open()
  expect(page.isChanged).toBe(false)
  page.type('new')
  save.mockResolvedValue(file('new'))
  expect(await page.save()).toBe(true)
  expect(save).toHaveBeenCalledWith('atlas', 'terms.en.md', 'new', 'old')
  expect([page.isChanged, localStorage.length]).toEqual([false, 0])
})

it('has what was typed and not saved again, whatever the file has by now, and asks when it is saved', async () => {
  ;(await open()).type('mine')
  const page = await open('theirs')
  expect([page.text, page.isRestored]).toEqual(['mine', true])
  save.mockResolvedValue({ current: file('theirs') })
  expect(await page.save()).toBe(false)
  expect(save).toHaveBeenCalledWith('atlas', 'terms.en.md', 'mine', 'old')
  expect(page.conflict?.text).toBe('theirs')
  page.decide('mine')
  save.mockResolvedValue(file('mine'))
  expect(await page.save()).toBe(true)
  expect(save).toHaveBeenLastCalledWith('atlas', 'terms.en.md', 'mine', 'theirs')
})

it('goes on with the other text where that is chosen', async () => {
  const page = await open()
  page.type('mine')
  save.mockResolvedValue({ current: file('theirs') })
  await page.save()
  page.decide('theirs')
  expect([page.text, page.isChanged, localStorage.length]).toEqual(['theirs', false, 0])
})

it('keeps what was typed when it cannot be saved', async () => {
  const page = await open()
  page.type('mine')
  save.mockRejectedValue(new Error('The disk is full.'))
  expect(await page.save()).toBe(false)
  expect([page.failure, page.text, page.isSaving]).toEqual(['The disk is full.', 'mine', false])
  expect((await open()).text).toBe('mine')
})

it('goes back to the file', async () => {
  const page = await open()
  page.type('mine')
  page.discard()
  expect([page.text, localStorage.length]).toEqual(['old', 0])
})
