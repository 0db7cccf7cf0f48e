import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { paintedOnce } from './painted-once.ts'

const brand = (id: string, name: string, more: object = {}) =>
  ({
    id,
    name,
    project: id,
    logo: `/brands/${id}/logo.svg`,
    theme: { hero: 'fade', tokens: { brand: id } },
    ...more,
  }) as unknown as Manifest

/** Returns a painter that counts its paintings. */
function counted(markupOf: (manifest: Manifest) => string) {
  let paintings = 0
  const paint = paintedOnce((manifest) => {
    paintings++
    const markup = markupOf(manifest)
    return { markup, templates: `<template>${markup}</template>`, css: '', texts: '{}' }
  })
  return { paint, paintings: () => paintings }
}

const plainly = ({ name, logo }: Manifest) => `<img src="${logo}" alt="${name}"><b>${name}</b>`

it('paints brands with other names and colours once, and each as if alone', () => {
  const { paint, paintings } = counted(plainly)
  const brands = Array.from({ length: 20 }, (_, index) => brand(`b${index}`, `Brand ${index}`))
  for (const each of brands) {
    expect(paint(each).markup).toBe(plainly(each))
    expect(paint(each).templates).toBe(`<template>${plainly(each)}</template>`)
    // Its other host.
    expect(paint({ ...each, hosts: { 'm.example': {} } } as Manifest).markup).toBe(plainly(each))
  }
  // The first brand, and the placeholders.
  expect(paintings()).toBe(2)
})

it('paints brands with other settings each, and those whose names are not shown as they are', () => {
  const initial = ({ name }: Manifest) => `<b>${name[0]}</b>`
  const { paint, paintings } = counted(initial)
  for (const name of ['Ada', 'Bea', 'Cid']) expect(paint(brand(name, name)).markup).toBe(`<b>${name[0]}</b>`)
  expect(paintings()).toBe(4)
  const other = counted(plainly)
  for (const name of ['a', 'b']) other.paint(brand(name, name, { currency: name }))
  expect(other.paintings()).toBe(2)
})

it('paints names that need escaping alone', () => {
  const { paint, paintings } = counted(plainly)
  for (const name of ['One', 'Two', 'R&B', `"Four"`, '{{brand}}'])
    expect(paint(brand('a', name)).markup).toContain(name)
  expect(paintings()).toBe(5)
})

it('forgets the oldest of many frames', () => {
  const { paint, paintings } = counted(plainly)
  for (let index = 0; index < 100; index++) paint(brand('a', 'A', { currency: index }))
  paint(brand('a', 'A', { currency: 99 }))
  expect(paintings()).toBe(100)
  paint(brand('a', 'A', { currency: 0 }))
  expect(paintings()).toBe(101)
})
