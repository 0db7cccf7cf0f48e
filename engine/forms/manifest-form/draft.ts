import { reaction } from 'mobx'
import { parseStored } from '../../data/parse-stored.ts'
import { tabStorage } from '../../data/storage.ts'
import { cookies } from '../../first-script/stored.ts'
import type { FormValues } from '../field-value.ts'
import type { FormModel } from './form-model.ts'

/** How long typing rests before it is kept, in milliseconds. */
const restMs = 300

const keyOf = (name: string) => `form.${name}`

/** Kinds of fields whose values are never stored. */
const secret: readonly string[] = ['password', 'agreement']

function cookieOf(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies())?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    // A cookie may also hold a text that is not encoded, such as `50%`.
    return value
  }
}

/** Fills in what a field takes from the address or a cookie, where nothing is filled in yet. */
export function prefill({ fields, store }: FormModel) {
  for (const { name, prefill: from } of fields) {
    if (!from || store.values[name] !== '') continue
    const query = from.query && new URLSearchParams(window.location.search).get(from.query)
    const value = query || (from.cookie && cookieOf(from.cookie))
    if (value) store.set(name, value)
  }
}

/**
 * Keeps what is typed in the tab, so that a reload loses nothing, and takes over what was kept. Passwords and agreements are not
 * kept. Returns a function that ends it.
 */
export function keepDraft(name: string, { fields, store }: FormModel): () => void {
  const kept = fields.filter(({ use }) => !secret.includes(use)).map((field) => field.name)
  const draft = parseStored<FormValues>(tabStorage.getItem(keyOf(name))) ?? {}
  for (const field of kept) {
    const value = draft[field]
    // What was typed before the engine ran is newer.
    if (value === undefined || typeof value !== typeof store.values[field] || store.isChanged(field)) continue
    store.set(field, value)
  }
  return reaction(
    () => JSON.stringify(Object.fromEntries(kept.map((field) => [field, store.values[field]]))),
    (written) => tabStorage.setItem(keyOf(name), written),
    { delay: restMs },
  )
}

export const forgetDraft = (name: string) => tabStorage.removeItem(keyOf(name))
