import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Manifest } from '#manifest'
import RegisterForm from '../../widgets/blocks/register-form/index.tsx'
import { renderWidget } from '../render.tsx'

/** A page of several lazily loaded parts takes its time where several tests run at once. */
configure({ asyncUtilTimeout: 5000 })

type Permissions = Manifest['registration']['permissions']

/** Changes to the manifest’s `registration`. */
type Changes = Omit<Partial<Manifest['registration']>, 'permissions'> & {
  permissions?: { [Name in keyof Permissions]?: Permissions[Name] | Partial<Permissions[Name]> }
}

/** Stand for the calls; `calls` tells what was sent. */
export const send = vi.fn()
export const get = vi.fn()
export const calls = () => send.mock.calls.map(([method, path, , body]) => [method, path, body])

/** Renders the registration page’s block over the calls, without waiting for it. */
export function renderForm(registration: Changes, pages: object = {}) {
  const changes = { registration, pages: { SUCCESS_REGISTRATION: { visible: true }, ...pages } }
  return renderWidget(<RegisterForm use="register-form" />, {
    manifest: changes,
    http: { send, get },
    path: '/register',
  })
}

export async function showForm(registration: Changes, pages: object = {}) {
  const rendered = renderForm(registration, pages)
  await screen.findByRole('button', { name: 'Register' })
  return rendered
}

export const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
export const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field=${name}] [name=${name}]`)!
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }))

/** Types each value in the place of what its field holds. */
export async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), value)
  }
}
