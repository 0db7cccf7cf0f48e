// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadRegions, type Region } from '#engine/forms/postal-address.ts'
import { renderWidget } from '#testing/render.tsx'
import Address from './index.tsx'

vi.mock(import('#engine/forms/postal-address.ts'), async (original) => ({
  ...(await original()),
  loadRegions: vi.fn<typeof loadRegions>(),
}))

const asked = new Map<string, { arrive: (regions: Region[]) => void; fail: (error: unknown) => void }>()
const regions = {
  NG: [
    { code: 'LA', name: 'Lagos' },
    { code: 'KN', name: 'Kano' },
  ],
  BR: [
    { code: 'SP', name: 'São Paulo' },
    { code: 'LA', name: 'Lagoa' },
  ],
}

beforeEach(() => {
  asked.clear()
  vi.mocked(loadRegions).mockImplementation(
    (country) => new Promise((arrive, fail) => asked.set(country, { arrive, fail })),
  )
})

function Region({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  const [country, setCountry] = useState('NG')
  const settings = { use: 'address', name: 'region', part: 'region', country } as const
  const field = { name: 'region', kind: 'address', label: 'State', settings } as const
  return (
    <>
      <Address field={field} value={value} onChange={setValue} />
      <output>{value}</output>
      <button onClick={() => setCountry('BR')}>To Brazil</button>
    </>
  )
}

const typed = () => screen.getByRole('status').textContent
const move = () => userEvent.click(screen.getByRole('button', { name: 'To Brazil' }))
const show = (first = '') => renderWidget(<Region first={first} />)
const arrive = (country: keyof typeof regions) => act(async () => asked.get(country)!.arrive(regions[country]))
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
const shown = () => select().selectedOptions[0]?.text
const options = () => [...select().options].map(({ text }) => text)

it('is a select that says so while its list is loading, which keeps the focus', async () => {
  show()
  expect(options()).toEqual(['Loading'])
  act(() => select().focus())
  await arrive('NG')
  expect(options()).toEqual(['Choose', 'Kano', 'Lagos'])
  expect(document.activeElement).toBe(select())
  await userEvent.selectOptions(select(), 'Lagos')
  expect(typed()).toBe('LA')
})

it('keeps a value until its list is loaded, and then also one that is not in it', async () => {
  show('Lagos State')
  expect([shown(), typed()]).toEqual(['Loading', 'Lagos State'])
  await arrive('NG')
  expect([select().value, options(), typed()]).toEqual([
    'Lagos State',
    ['Choose', 'Lagos State', 'Kano', 'Lagos'],
    'Lagos State',
  ])
})

it('shows no list of a former country, and clears a region that the new one does not have', async () => {
  show('KN')
  await arrive('NG')
  await move()
  expect([shown(), typed()]).toEqual(['Loading', 'KN'])
  await arrive('BR')
  expect([options(), select().value, typed()]).toEqual([['Choose', 'Lagoa', 'São Paulo'], '', ''])
})

it('keeps a region that the new country has, too', async () => {
  show('LA')
  await arrive('NG')
  await move()
  await arrive('BR')
  expect([select().value, typed()]).toEqual(['LA', 'LA'])
})

it('ignores a list that comes after the country has changed', async () => {
  show('LA')
  await move()
  await arrive('NG')
  expect([shown(), typed()]).toEqual(['Loading', 'LA'])
  await arrive('BR')
  expect(options()).toEqual(['Choose', 'Lagoa', 'São Paulo'])
})

it.each(['has none', 'does not come'])('is typed where the list %s', async (why) => {
  show()
  await act(async () => (why === 'has none' ? asked.get('NG')!.arrive([]) : asked.get('NG')!.fail(new Error('lost'))))
  await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'Lagos')
  expect(typed()).toBe('Lagos')
})
