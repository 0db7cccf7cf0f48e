import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { FormStore } from './form-store.ts'
import { required, sameAs, type Rule } from './rules.ts'

const short: Rule<string> = (value) => (value.length < 3 ? { key: 'string_length_min', parameters: { min: 3 } } : null)
const form = () => new FormStore({ login: '', password: '' }, { login: [required, short], password: [required] })

describe('FormStore', () => {
  it('shows the first failing rule of each field and does not call the callback', () => {
    const store = form()
    const onValid = vi.fn()
    store.set('password', 'x')
    store.validate(onValid)
    expect(store.messages).toEqual({ login: { key: 'error.field_is_empty' } })
    store.set('login', 'ab')
    store.validate(onValid)
    expect(store.messages).toEqual({ login: { key: 'string_length_min', parameters: { min: 3 } } })
    expect(onValid).not.toHaveBeenCalled()
  })

  it('calls the callback with the values if nothing fails', () => {
    const store = form()
    const onValid = vi.fn()
    store.set('login', 'amina')
    store.set('password', ' byte exact ')
    store.validate(onValid)
    expect(onValid).toHaveBeenCalledWith({ login: 'amina', password: ' byte exact ' })
    expect(store.isValid).toBe(true)
  })

  it('validates without a callback', () => {
    const store = form()
    store.validate()
    expect(store.isValid).toBe(false)
  })

  it('clears a message when its field changes, and everything on reset', () => {
    const store = form()
    store.validate()
    store.set('login', 'x')
    expect(store.messages).toEqual({ password: { key: 'error.field_is_empty' } })
    store.reset()
    expect(store.messages).toEqual({})
    expect(store.values).toEqual({ login: '', password: '' })
  })
  it('recomputes every message on each validation', () => {
    const store = form()
    store.validate()
    store.set('login', 'amina')
    store.set('password', 'x')
    store.set('login', '')
    expect(store.messages).toEqual({})
    store.validate()
    expect(store.messages).toEqual({ login: { key: 'error.field_is_empty' } })
  })

  it('returns the findings without showing them', () => {
    const store = form()
    expect(store.findings).toEqual({
      login: { key: 'error.field_is_empty' },
      password: { key: 'error.field_is_empty' },
    })
    expect(store.messages).toEqual({})
    const counts: number[] = []
    const stop = autorun(() => counts.push(Object.keys(store.findings).length))
    store.set('login', 'amina')
    store.set('password', 'x')
    stop()
    expect(counts).toEqual([2, 1, 0])
  })

  it('clears a message that a change of another field has fixed, and keeps one that still holds', () => {
    const store = new FormStore({ password: 'a', confirm: 'b' }, { confirm: [sameAs('password')] })
    store.validate()
    store.set('password', 'c')
    expect(store.messages).toEqual({ confirm: { key: 'values_are_different' } })
    store.set('password', 'b')
    expect(store.messages).toEqual({})
  })

  it('passes a copy of the values, which later typing does not change', () => {
    const store = new FormStore({ city: 'Tunis' }, {})
    let sent = { city: '' }
    store.validate((values) => {
      sent = values
    })
    store.set('city', 'Sfax')
    expect(sent).toEqual({ city: 'Tunis' })
  })

  it('passes the form’s other values to rules, including custom ones', () => {
    interface Values {
      from: string
      to: string
    }
    const later: Rule<string, Values> = (to, { from }) => (to > from ? null : { key: 'invalid_string' })
    const store = new FormStore<Values>({ from: '2', to: '1' }, { to: [later] })
    store.validate()
    expect(store.messages).toEqual({ to: { key: 'invalid_string' } })
  })

  it('forgets the failure of the last call when any field changes, on validation and on reset', () => {
    const store = form()
    for (const change of [() => store.set('password', 'x'), () => store.validate(), () => store.reset()]) {
      store.fail('Try again')
      expect(store.failure).toBe('Try again')
      change()
      expect(store.failure).toBe('')
    }
  })

  describe('errors of the server', () => {
    const errors = [
      { param: 'login', key: 'code.111', text: 'taken' },
      { param: 'toString', key: 'code.110', text: 'no field' },
      { key: 'code.101', text: 'wrong' },
      { param: 'password', key: 'message', text: 'weak' },
    ]
    const refused = () => {
      const store = form()
      store.set('login', 'amina')
      store.set('password', 'x')
      return { store, others: store.refuse(errors, () => true) }
    }

    it('are shown at their fields; the others are returned', () => {
      const { store, others } = refused()
      expect(store.messages).toEqual({
        login: { key: 'code.111', text: 'taken' },
        password: { key: 'message', text: 'weak' },
      })
      expect(others).toEqual([errors[1], errors[2]])
      expect([store.isValid, store.findings]).toEqual([false, {}])
    })

    it('are returned for a field that the form does not show', () => {
      const store = form()
      expect(store.refuse(errors, (field) => field === 'login')).toEqual(errors.slice(1))
      expect(store.messages).toEqual({ login: { key: 'code.111', text: 'taken' } })
    })

    it('are cleared when their own field changes, by the next validation, and on reset', () => {
      const { store } = refused()
      store.set('password', 'y')
      expect(store.messages).toEqual({ login: { key: 'code.111', text: 'taken' } })
      const onValid = vi.fn()
      store.validate(onValid)
      expect([store.messages, onValid.mock.calls]).toEqual([{}, [[{ login: 'amina', password: 'y' }]]])
      const again = refused().store
      again.reset()
      expect(again.messages).toEqual({})
    })
  })
})
