// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import type { Form } from '#manifest'
import { errorOf, fieldOf } from '#testing/forms.tsx'
import { renderWidget } from '#testing/render.tsx'
import { ManifestForm } from './manifest-form.tsx'
import { useFormModel } from './use-form-model.ts'

const fields: Form['fields'] = [
  { use: 'text', name: 'login', preset: 'login', required: true },
  { use: 'password', name: 'password', preset: 'password', required: true },
  { use: 'text', name: 'city', send: '/address/city' },
  { use: 'checkbox', name: 'marketingEmail' },
  { use: 'agreement', name: 'checkTerms', required: true },
]
const steps: Form['steps'] = [
  { title: 'user:register.stepTitles.account', fields: ['login', 'password'], call: 'signup/account' },
  { title: 'user:register.stepTitles.address', fields: ['city'] },
  { title: 'user:register.stepTitles.agreements', fields: ['marketingEmail', 'checkTerms'] },
]

const onSubmit = vi.fn<(request: object) => Promise<boolean>>()
const onStep = vi.fn<(call: string, request: object) => Promise<void>>()

function Shown({ form }: { form: Form }) {
  const model = useFormModel(form)
  return (
    <ManifestForm
      name="register"
      model={model}
      steps={form.steps}
      submit="Register"
      busyText="Registering…"
      marksOptional
      onSubmit={onSubmit}
      onStep={onStep}
    />
  )
}

function show(form: Form, path = '/register') {
  onSubmit.mockReset().mockResolvedValue(true)
  onStep.mockReset().mockResolvedValue(undefined)
  return renderWidget(<Shown form={form} />, { path })
}

const input = (name: string) => fieldOf(name).querySelector('input')!
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const title = () => screen.getByRole('heading', { level: 3 }).textContent
const account = async () => {
  await userEvent.type(input('login'), 'ana')
  await userEvent.type(input('password'), 'Secret-77')
}

afterEach(() => sessionStorage.clear())

describe('a form on one page', () => {
  it('sends each field at its place, and marks texts that can be left out, but no boxes', async () => {
    show({ fields })
    expect(fieldOf('city').textContent).toContain('Optional')
    for (const name of ['login', 'marketingEmail', 'checkTerms'])
      expect(fieldOf(name).textContent).not.toContain('Optional')
    await account()
    await userEvent.type(input('city'), ' Sfax ')
    await press('Register')
    expect([errorOf('checkTerms'), onSubmit.mock.calls]).toEqual(['must_be_true', []])
    await userEvent.click(input('checkTerms'))
    await press('Register')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      login: 'ana',
      password: 'Secret-77',
      address: { city: 'Sfax' },
      marketingEmail: false,
      checkTerms: true,
    })
    expect(sessionStorage.getItem('form.register')).toBeNull()
  })

  it('names a refused field by its label, also where it is hidden', async () => {
    const hidden: Form['fields'][number] = {
      use: 'code',
      name: 'invite',
      label: 'user:register.fields.referralCode',
      send: '/invitation/code',
      visible: [{ field: 'city', in: ['Sfax'] }],
    }
    show({ fields: [...fields.slice(2), hidden] })
    await userEvent.click(input('checkTerms'))
    const errors = [
      { code: 110, param: 'invitation.code' },
      { code: 110, param: 'marketingEmail' },
      { code: 110, param: 'checkTerms' },
    ]
    onSubmit.mockRejectedValue(new ApiError('refused', 400, { errors }))
    await press('Register')
    await waitFor(() => expect(document.querySelector('form > [role=alert]')?.textContent).toMatch(/: Promo/))
    const textOf = (name: string) => fieldOf(name).querySelector('[data-error]')?.textContent
    expect([textOf('marketingEmail'), textOf('checkTerms')]).toEqual([
      'Please check this field: Send me offers by email.',
      'Please check this field: terms.',
    ])
  })
})

describe('a form in steps', () => {
  it('checks a step before the next one, sends those with a call, and the whole with the last', async () => {
    const { location } = show({ fields, steps })
    await press('Next')
    expect([title(), errorOf('login'), location().search]).toEqual(['Your account', 'error.field_is_empty', ''])
    await account()
    await press('Next')
    expect(onStep.mock.calls).toEqual([['signup/account', { login: 'ana', password: 'Secret-77' }]])
    expect([title(), location().search]).toEqual(['Your address', '?step=2'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
    await press('Next')
    await waitFor(() => expect(sessionStorage.getItem('form.register')).toContain('ana'))
    await userEvent.click(input('checkTerms'))
    onSubmit.mockResolvedValueOnce(false)
    await press('Register')
    expect(sessionStorage.getItem('form.register')).toContain('ana')
    await press('Register')
    expect(onSubmit.mock.calls[1]?.[0]).toMatchObject({ login: 'ana', password: 'Secret-77', checkTerms: true })
    expect(sessionStorage.getItem('form.register')).toBeNull()
  })

  it('stays in a step whose call is refused, and shows why', async () => {
    show({ fields, steps })
    onStep.mockRejectedValue(new ApiError('refused', 400, { code: 110, param: 'login' }))
    await account()
    await press('Next')
    await waitFor(() => expect(input('login').getAttribute('aria-invalid')).toBe('true'))
    expect(title()).toBe('Your account')
  })

  it('sends a step again only once it has changed', async () => {
    show({ fields, steps })
    onStep.mockRejectedValueOnce(new ApiError('lost'))
    await account()
    for (const name of ['Next', 'Next', 'Back', 'Next']) await press(name)
    expect([title(), onStep.mock.calls.length]).toEqual(['Your address', 2])
    await press('Back')
    await userEvent.type(input('login'), 'h')
    await press('Next')
    expect(onStep.mock.calls[2]).toEqual(['signup/account', { login: 'anah', password: 'Secret-77' }])
  })

  it('goes back without loss, and shows a refusal at its field in an earlier step, which has the focus', async () => {
    const { location } = show({ fields, steps })
    await account()
    await press('Next')
    await userEvent.type(input('city'), 'Sfax')
    await press('Back')
    expect([title(), input('password').value, location().search]).toEqual(['Your account', 'Secret-77', ''])
    await press('Next')
    await press('Next')
    await userEvent.click(input('checkTerms'))
    onSubmit.mockRejectedValue(new ApiError('refused', 400, { code: 110, param: 'address.city' }))
    await press('Register')
    await waitFor(() => expect(title()).toBe('Your address'))
    expect([input('city').value, document.activeElement]).toEqual(['Sfax', input('city')])
    expect(fieldOf('city').querySelector('[data-error]')).not.toBeNull()
  })

  it('shows the first step that is not done, and keeps the address in step with it', async () => {
    const { location } = show({ fields, steps }, '/register?step=3')
    await waitFor(() => expect(location().search).toBe(''))
    expect(title()).toBe('Your account')
    // Otherwise the step would change with the last character.
    await account()
    expect(title()).toBe('Your account')
  })

  it('opens at the step of the address with what the tab has kept', async () => {
    sessionStorage.setItem('form.register', '{"login":"ana","city":"Sfax"}')
    const own = { fields: fields.filter(({ use }) => use !== 'password'), steps }
    const { location } = show(own, '/register?step=2')
    expect([title(), input('city').value]).toEqual(['Your address', 'Sfax'])
    await userEvent.type(input('city'), '!')
    expect([title(), location().search]).toEqual(['Your address', '?step=2'])
  })
})
