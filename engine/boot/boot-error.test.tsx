// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problemsOf, readBrands } from '../../scripts/publish/brands/brands.ts'
import { scratchManifests } from '#manifest-tools/check/scratch.fixture.ts'
import { showBootError } from './boot-error.tsx'
import { ManifestError, readManifest } from './read-manifest.ts'

const brand = readFileSync('schemas/corpus/brand.json', 'utf8')
let scratch: ReturnType<typeof scratchManifests>
beforeEach(() => {
  scratch = scratchManifests()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => scratch[Symbol.dispose]())

/** Opens the page of a brand with this file, as the development server serves it. */
async function open(text: string) {
  scratch.write('lumina', text)
  scratch.write('nova', brand.replaceAll('lumina', 'nova'))
  const [lumina, nova] = readBrands(`${scratch.folder}/manifests`)
  document.body.innerHTML = '<main id="root"></main><script id="manifest"></script><script id="problems"></script>'
  document.getElementById('manifest')!.textContent = JSON.stringify(lumina!.inlined ?? {})
  document.getElementById('problems')!.textContent = JSON.stringify(problemsOf(lumina!))
  const error = await readManifest().catch((thrown: unknown) => thrown)
  await act(() => showBootError(document.getElementById('root')!, error))
  return { others: problemsOf(nova!) }
}

it('shows what the server found, at its place, and not what follows from it', async () => {
  const { others } = await open(brand.replace('"name": "Lumina",', '"name": "Lumina"'))
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(1)
  expect(items[0]!.textContent).toContain('lumina.json:6:3')
  expect(items[0]!.textContent).toContain('A comma or a colon is missing before "')
  expect(items[0]!.querySelector('pre')!.textContent).toContain('"project": "LUMINA"')
  expect(others).toEqual([])
})

it('shows a circle of parents as one problem', async () => {
  await open(brand.replace('"extends": "base"', '"extends": "lumina"'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(/"extends" forms a cycle/)).toBeTruthy()
})

/** Opens the page of a site that failed to start. */
async function fail(error: Error) {
  document.body.innerHTML = '<main id="root"></main>'
  await act(() => showBootError(document.getElementById('root')!, error))
}

it('diagnoses a manifest that no server has checked', async () => {
  await fail(new ManifestError({ manifestVersion: 1, id: 7 }))
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
})

it('says of anything else that the site could not be loaded', async () => {
  await fail(new Error('Failed to fetch'))
  expect(screen.getByRole('heading').textContent).toBe('The site could not be loaded')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})
