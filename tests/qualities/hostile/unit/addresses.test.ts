// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { storeArrivalValues } from '#domains/account/index.ts'
import { returnPath } from '#engine/routing/return-path.ts'
import { paymentResultOf } from '#domains/payments/payment-result.ts'
import { targetOf } from '#engine/ui/link-target.ts'
import { attacks, own, texts } from '../texts.ts'

const all = attacks.flatMap((attack) => texts[attack])
/** Addresses of other sites that look like paths. */
const disguised = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '///evil.example',
  '/\n/evil.example',
  '\\/evil.example',
  'https:/evil.example',
]

/** The address to which a browser would navigate. */
const leads = (path: string) =>
  URL.canParse(path, location.href) ? new URL(path, location.href) : new URL(location.href)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a path to return to', () => {
  it.each(disguised)('is never %s', (path) => {
    const to = returnPath({ returnTo: path })
    expect(to === undefined ? location.origin : leads(to).origin).toBe(location.origin)
  })

  it('is always on this site', () => {
    for (const text of [...all, ...all.map((each) => `/${each}`)]) {
      const to = returnPath({ returnTo: text })
      if (to !== undefined) expect(leads(to).origin, text).toBe(location.origin)
    }
    for (const state of [
      null,
      undefined,
      'x',
      [],
      { returnTo: {} },
      JSON.parse('{"__proto__":{"returnTo":"//evil.example"}}'),
    ])
      expect(returnPath(state)).toBeUndefined()
  })

  it('would be on another site without the check', () => {
    expect(
      [...disguised, ...own.address].filter(
        (path) => URL.canParse(path, location.href) && leads(path).origin !== location.origin,
      ).length,
    ).toBeGreaterThan(10)
  })
})

describe('a link of the server’s content', () => {
  it('leads to a path of this site or to an https address', () => {
    const targets = [
      ...disguised,
      ...all,
      ...all.map((each) => `/${each}`),
      ...all.map((each) => `https://${each}`),
    ].flatMap((text) => targetOf(text) ?? [])
    const inner = targets.flatMap((target) => ('to' in target ? leads(target.to).origin : []))
    const outer = targets.flatMap((target) =>
      'href' in target && URL.canParse(target.href) ? leads(target.href).protocol : [],
    )
    expect(new Set(inner)).toEqual(new Set([location.origin]))
    expect(new Set(outer)).toEqual(new Set(['https:']))
  })
})

describe('a value from the address', () => {
  it('is stored only if it is well-formed', () => {
    for (const text of all) {
      storeArrivalValues(`?${new URLSearchParams({ ref: text, apikey: text, subid: text, payment: text })}`)
      for (const kept of [
        localStorage.getItem('ref'),
        sessionStorage.getItem('apikey'),
        sessionStorage.getItem('subid'),
      ])
        expect(kept ?? '', text).not.toMatch(/[\s<>"'`&\\{}$%]/)
      if (text !== '1') expect(sessionStorage.getItem('successful-deposit')).toBeNull()
      else sessionStorage.clear()
    }
    expect(Object.keys(localStorage).filter((key) => key !== 'ref')).toEqual([])
  })

  it('is a payment’s result only if the parameter says so', () => {
    expect(
      all.filter((text) => text !== '0' && text !== '1' && paymentResultOf(`?payment=${encodeURIComponent(text)}`)),
    ).toEqual([])
  })
})
