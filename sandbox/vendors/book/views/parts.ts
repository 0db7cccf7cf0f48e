import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'

/** Grey bars in place of what is on its way. */
export const skeleton = (rows: number): VNode =>
  h(
    'div',
    { class: 'skeleton', 'aria-hidden': 'true' },
    Array.from({ length: rows }, () => h('i')),
  )

/** Says that something did not come, with a way to ask again. */
export const failure = ({ pages, t }: Context): VNode =>
  h(
    'div',
    { class: 'note', role: 'alert' },
    icon('alert'),
    h('p', {}, t('failed')),
    h('button', { type: 'button', class: 'quiet', onclick: () => void pages.reload() }, t('retry')),
  )

/** Says that there is nothing here. */
export const nothing = (text: string, ...rest: VNode[]): VNode =>
  h('div', { class: 'note' }, icon('list'), h('p', {}, text), rest)
