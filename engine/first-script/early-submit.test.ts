// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepEarlySubmits } from './early-submit.ts'

it('keeps a form from being sent that nobody has taken, and says so to the form', () => {
  keepEarlySubmits()
  document.body.innerHTML = '<form><button>Sign in</button></form><form id="own"><button>Sign in</button></form>'
  const [early, own] = [...document.forms]
  own!.addEventListener('submit', (event) => event.preventDefault())
  const isSent = (form?: HTMLFormElement) =>
    form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect([isSent(own), window.submittedForm]).toEqual([false, undefined])
  expect([isSent(early), window.submittedForm]).toEqual([false, early])
})
