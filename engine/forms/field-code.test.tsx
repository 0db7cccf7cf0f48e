// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Field } from '#manifest'
import type { Registry } from '../registry.ts'
import { RegistryContext } from '../shell/registry-context.ts'
import { FormCode, loadedKinds, type FieldUse } from './field-code.ts'

const Input = () => <input />

/** A registry whose kinds of fields are there when `arrive` is called with their names. */
function lateRegistry() {
  const arrived: Partial<Record<FieldUse, () => void>> = {}
  const late = (use: FieldUse) =>
    vi.fn(() => new Promise((resolve) => (arrived[use] = () => resolve({ default: Input, value: { load: vi.fn() } }))))
  const fields = { text: late('text'), checkbox: late('checkbox') }
  return {
    registry: { fields } as unknown as Registry,
    fields,
    arrive: (use: FieldUse) => arrived[use]!(),
  }
}

const fields: Field[] = [
  { use: 'text', name: 'login' },
  { use: 'checkbox', name: 'marketing' },
  { use: 'text', name: 'city' },
]

function Kinds() {
  const [kinds] = useState(() => Object.keys(loadedKinds))
  return <p>{kinds.join(' ')}</p>
}

it('shows a form once the code of all its fields is there, without a render that React has to repeat', async () => {
  const { registry, fields: loads, arrive } = lateRegistry()
  const onRecoverableError = vi.fn()
  const form = (
    <RegistryContext value={registry}>
      <Suspense fallback="waiting">
        <FormCode fields={fields}>
          <Kinds />
        </FormCode>
      </Suspense>
    </RegistryContext>
  )
  const { rerender, container } = render(form, { onRecoverableError })
  expect(container.textContent).toBe('waiting')
  arrive('text')
  await vi.waitFor(() => expect(loadedKinds).toHaveProperty('text'))
  rerender(form)
  expect(container.textContent).toBe('waiting')
  arrive('checkbox')
  expect(await screen.findByText('text checkbox')).toBeDefined()
  // What is shown stays when the form is rendered again.
  const shown = container.firstChild
  rerender(form)
  expect(container.firstChild).toBe(shown)
  expect(loads.text).toHaveBeenCalledTimes(1)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
