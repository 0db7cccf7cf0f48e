import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Manifest } from '#manifest'
import RegisterForm from '../../widgets/blocks/register-form/index.tsx'
import { renderWidget } from '../render.tsx'

/** Pages with several lazily loaded blocks need more time when tests run in parallel. */
configure({ asyncUtilTimeout: 5000 })

type Permissions = Manifest['registration']['permissions']

/** Changes to the manifest’s `registration`. */
type Changes = Omit<Partial<Manifest['registration']>, 'permissions'> & {
  permissions?: { [Name in keyof Permissions]?: Permissions[Name] | Partial<Permissions[Name]> }
}

/** The fake of calls that change something. */
export const send = vi.fn()
/** The fake of read calls. */
export const get = vi.fn()
/** The calls that were sent: method, path and body. */
export const calls = () => send.mock.calls.map(([method, path, , body]) => [method, path, body])

/** Renders the block of the registration page over the fakes, without waiting for it. */
function renderForm(registration: Changes, pages: object = {}) {
  const changes = { registration, pages: { SUCCESS_REGISTRATION: { visible: true }, ...pages } }
  return renderWidget(<RegisterForm use="register-form" />, {
    manifest: changes,
    http: { send, get },
    path: '/register',
  })
}

/** Renders the form and waits for it; the page is ready then. */
export async function showForm(registration: Changes, pages: object = {}) {
  const rendered = renderForm(registration, pages)
  await screen.findByRole('button', { name: 'Register' })
  act(() => rendered.stores.pageState.report('form', 'ready'))
  return rendered
}

/** The names of the fields, in order. */
export const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
/** The input of a field. */
export const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field=${name}] [name=${name}]`)!
/** Clicks the submit button. */
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }))

/** Replaces the value of each field. */
export async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), value)
  }
}
