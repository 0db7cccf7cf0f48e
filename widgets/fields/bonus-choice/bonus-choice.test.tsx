// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, field, fields, fill, get, send, showForm, submit } from '#testing/account/register-form.tsx'
import { player } from '#testing/render.tsx'

// jsdom has no layout for Swiper to measure; the browser tests cover the real slider.
vi.mock('./bonus-slider.tsx', () => ({ default: () => <div data-testid="slider" /> }))

beforeEach(() => {
  send.mockReset().mockResolvedValue(player)
  get.mockReset().mockResolvedValue(player)
})

const minimal = {
  family: 'b' as const,
  layout: 1 as const,
  endpoint: 'betogol-signup' as const,
  permissions: {
    birthday: { visible: false, required: false },
    currency: false,
    bonus: { default: 'sport' as const, exclude: [] },
  },
}
const ada = { login: 'ada', password: 'secret-1', confirmPassword: 'secret-1' }
const agree = () => userEvent.click(field('checkTerms'))

it('selects a bonus by pagination and buttons, or none by the checkbox', async () => {
  await showForm(minimal)
  await screen.findByTestId('slider')
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
  expect(chosen()).toBe('sport')
  await userEvent.click(screen.getByRole('button', { name: 'Next bonus' }))
  expect(chosen()).toBe('slots')
  await userEvent.click(screen.getByRole('radio', { name: 'Sports bonus 250%' }))
  expect(chosen()).toBe('sport')
  await userEvent.click(field('withoutBonus'))
  expect([chosen(), document.querySelector('[data-refused] p')?.textContent]).toEqual([undefined, 'No bonus'])
  await fill(ada)
  await agree()
  await submit()
  await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ firstDepositBonus: '' }))
})

it.each([
  [{ required: false, exclude: [] }, ['sport', 'slots'], true],
  [{ required: true, exclude: [] }, ['sport', 'slots'], false],
  [{ required: false, exclude: ['slots' as const] }, [], true],
])('with the bonus %j offers the choices %j, and “no bonus”: %s', async (bonus, choices, none) => {
  await showForm({
    ...minimal,
    permissions: { ...minimal.permissions, bonus: { default: 'sport', validated: true, ...bonus } },
  })
  await screen.findByTestId('slider')
  expect(screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(choices)
  expect(fields().includes('withoutBonus')).toBe(none)
})

describe('a required bonus that is not preselected', () => {
  const open = { default: 'none' as const, required: true, exclude: [] }
  const withBonus = (bonus: object) => ({ ...minimal, permissions: { ...minimal.permissions, bonus } })
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('has to be chosen by name before the form is sent', async () => {
    await showForm(withBonus({ ...open, validated: true }))
    await screen.findByTestId('slider')
    expect([radio(/^Sports bonus 250%$/).checked, radio(/^Casino bonus 100%$/).checked]).toEqual([false, false])
    expect(fields()).not.toContain('withoutBonus')
    await fill(ada)
    await agree()
    await submit()
    const message = document.querySelector<HTMLElement>('[data-field=firstDepositBonus] [data-error]')
    expect(message?.dataset.error).toBe('error.field_is_empty')
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'First deposit bonus' }))
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(radio(/^Sports bonus/))
    expect(document.querySelector('[data-field=firstDepositBonus] [data-error]')).toBeNull()
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ firstDepositBonus: 'sport' }))
  })

  it('may be left open on the instance that never validates it', async () => {
    await showForm(withBonus({ ...open, exclude: ['sport'], validated: false }))
    expect((await screen.findAllByRole<HTMLInputElement>('radio')).map(({ value }) => value)).toEqual(['slots'])
    await fill(ada)
    await agree()
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ firstDepositBonus: '' }))
  })
})

it('shows a bonus with its picture, share, title and description', async () => {
  await showForm({ ...minimal, layout: 2 })
  const slide = screen.getByRole('complementary').querySelector('div[data-bonus=sport]')
  expect(slide?.querySelector('svg')).not.toBeNull()
  expect(slide?.textContent).toContain('250%Sports bonusBet on sports')
})
