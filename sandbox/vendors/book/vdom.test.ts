// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { h, render, type VNode } from './vdom.ts'

const root = () => document.body.appendChild(document.createElement('div'))

it('touches what differs alone: elements, focus and typing live on', () => {
  const place = root()
  const view = (label: string) => [h('p', {}, label), h('input', { value: 'a' })]
  render(place, view('one'))
  const [paragraph, input] = [...place.children] as [HTMLElement, HTMLInputElement]
  input.focus()
  render(place, view('two'))
  expect([...place.children]).toEqual([paragraph, input])
  expect(paragraph.textContent).toBe('two')
  expect(document.activeElement).toBe(input)
})

it('keeps keyed elements through a new order, and takes away what is gone', () => {
  const place = root()
  const list = (...keys: string[]): VNode[] => keys.map((key) => h('li', { key }, key))
  render(place, list('a', 'b', 'c'))
  const [a, b, c] = [...place.children]
  render(place, list('c', 'a', 'd'))
  expect(place.textContent).toBe('cad')
  expect(place.children[0]).toBe(c)
  expect(place.children[1]).toBe(a)
  expect(b?.isConnected).toBe(false)
})

it('gives a keyed place to another element where the key is another', () => {
  const place = root()
  render(place, [h('button', { key: 'x', disabled: true })])
  const first = place.firstChild
  render(place, [h('button', { key: 'y' })])
  expect(place.firstChild).not.toBe(first)
  expect((place.firstChild as HTMLButtonElement).disabled).toBe(false)
  const second = place.firstChild
  render(place, [h('button')])
  expect(place.firstChild).not.toBe(second)
})

it('sets and takes away attributes and handlers', () => {
  const place = root()
  const onclick = vi.fn()
  render(place, [h('button', { onclick, 'data-move': 'up', hidden: true })])
  const button = place.firstChild as HTMLButtonElement
  button.click()
  render(place, [h('button', { 'data-move': undefined })])
  button.click()
  expect(onclick).toHaveBeenCalledTimes(1)
  expect(button.outerHTML).toBe('<button></button>')
})

it('leaves out what is nothing, and writes texts as texts', () => {
  const place = root()
  render(place, [h('p', {}, null, false, undefined, 0, ['<b>', h('i', {}, 'x')])])
  expect((place.firstChild as HTMLElement).outerHTML).toBe('<p>0&lt;b&gt;<i>x</i></p>')
})

it('chooses an option that came with its select', () => {
  const place = root()
  const view = (value: string, ...options: string[]) => [
    h(
      'select',
      { value },
      options.map((option) => h('option', { value: option }, option)),
    ),
  ]
  render(place, view('b', 'a', 'b'))
  expect((place.firstChild as HTMLSelectElement).value).toBe('b')
  render(place, view('c', 'a', 'b', 'c'))
  expect((place.firstChild as HTMLSelectElement).value).toBe('c')
})
