import { describe, expect, it, vi } from 'vitest'
import { FormStore } from './form-store.ts'
import { required, type Rule } from './rules.ts'

const short: Rule<string> = (value) => (value.length < 3 ? { key: 'string_length_min', parameters: { min: 3 } } : null)

describe('FormStore with parsers', () => {
  const parsed = () =>
    new FormStore(
      { login: '', phone: '', password: '' },
      { login: [required, short], password: [required] },
      {
        login: (text) => ({ value: text.trim() }),
        phone: (text) =>
          /^\d*$/.test(text)
            ? { value: text && `+${text}` }
            : { message: { key: 'phone_characters', isImmediate: true } },
      },
    )

  it('checks and passes the values that are sent, and keeps what was typed', () => {
    const store = parsed()
    store.set('login', ' ab ')
    store.set('password', ' byte exact\u200f ')
    store.validate()
    expect(store.messages).toEqual({ login: { key: 'string_length_min', parameters: { min: 3 } } })
    store.set('login', ' abc ')
    store.set('phone', '12')
    const onValid = vi.fn()
    store.validate(onValid)
    expect(onValid).toHaveBeenCalledWith({ login: 'abc', phone: '+12', password: ' byte exact\u200f ' })
    expect(store.values.login).toBe(' abc ')
  })

  it('shows an immediate message while the player types, and sends nothing until it is gone', () => {
    const store = parsed()
    store.set('phone', '12x')
    const message = { key: 'phone_characters', isImmediate: true }
    expect([store.messages, store.findings.phone]).toEqual([{ phone: message }, message])
    store.set('login', 'abc')
    expect(store.messages).toEqual({ phone: message })
    store.set('phone', '12')
    expect(store.messages).toEqual({})
  })

  it('shows the value that is sent only if it would be read the same again', () => {
    const store = parsed()
    store.set('login', ' abc ')
    store.set('phone', '12')
    store.settle('login')
    store.settle('phone')
    store.settle('password')
    expect(store.values).toEqual({ login: 'abc', phone: '12', password: '' })
  })
})
