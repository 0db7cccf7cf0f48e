import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { blockListOf, brandSettings, flat, nodeAt, nodesOf } from './nodes.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })
const nodes = nodesOf(manifest)

it('shows pages, frame and overlays with their blocks, each entry once', () => {
  const pointers = flat(nodes).map(({ pointer }) => pointer)
  expect(new Set(pointers).size).toBe(pointers.length)
  expect(nodeAt('/pages/MAIN/blocks/1/limit', nodes)).toMatchObject({ label: 'Row of games', detail: 'lobby.continue' })
  expect(nodeAt('/pages/HORSES', nodes)).toMatchObject({ label: 'Horse racing', detail: '/horses', isHidden: true })
  expect(nodeAt('/frame/bottomBar', nodes).label).toBe('Bottom bar on phones')
})

it('has an entry for every setting of a manifest', () => {
  const settings = Object.keys(manifest!).filter((key) => key !== 'manifestVersion' && key !== 'id')
  const shown = settings.filter((key) => brandSettings.includes(key) || nodeAt(`/${key}/x`, nodes).pointer !== '')
  expect(shown).toEqual(settings)
})

it('knows the list that a block is added to', () => {
  const listAt = (pointer: string) => blockListOf(nodeAt(pointer, nodes), manifest)
  expect(listAt('/pages/MAIN')).toBe('/pages/MAIN/blocks')
  expect(listAt('/pages/MAIN/blocks/2')).toBe('/pages/MAIN/blocks')
  expect(listAt('/frame/header')).toBe('/frame/header')
  expect(listAt('/overlays/toast')).toBeUndefined()
  expect(listAt('/registration')).toBeUndefined()
})

it('shows the columns of a block with their blocks', () => {
  const columns = [{ blocks: [{ use: 'text', text: 'own.text' }] }, { blocks: [] }]
  const changed = { notFound: [{ use: 'version' }, { use: 'columns', columns }] }
  const all = nodesOf(changed)
  expect(nodeAt('/notFound/1/columns/0/blocks/0/align', all)).toMatchObject({ label: 'Text', detail: 'own.text' })
  const second = nodeAt('/notFound/1/columns/1/blocks', all)
  expect(second).toMatchObject({ label: 'Column 2', children: [] })
  expect(blockListOf(second, changed)).toBe('/notFound/1/columns/1/blocks')
})

it('shows each form with its fields and steps, and which of them the brand does not show', () => {
  const steps = [
    { title: 'user:register.title', fields: ['name'] },
    { title: 'own.title', fields: ['email'] },
  ]
  const { forms } = manifest as { forms: Record<string, { fields: object[] }> }
  const changed = { ...manifest, forms: { ...forms, 'registration-a': { ...forms['registration-a'], steps } } }
  const texts: Record<string, string> = { 'user:register.fields.name': 'First name', 'own.title': 'Last questions' }
  const all = nodesOf(changed, (key) => texts[key])
  expect(nodeAt('/forms/registration-a', all)).toMatchObject({
    label: 'Registration with personal data',
    isHidden: false,
  })
  expect(nodeAt('/forms/registration-b', all)).toMatchObject({ isHidden: true })
  expect(nodeAt('/forms/registration-telegram', all)).toMatchObject({ isHidden: true })
  expect(nodeAt('/forms/registration-a/fields/0/required', all)).toMatchObject({
    kind: 'field',
    label: 'First name',
    detail: 'Text',
  })
  expect(nodeAt('/forms/registration-a/fields/2', all)).toMatchObject({ label: 'Card id', detail: 'Code' })
  expect(nodeAt('/forms/registration-a/steps/1', all)).toMatchObject({ label: 'Last questions', detail: 'Step 2' })
})

it('survives a manifest of wrong values', () => {
  expect(
    nodesOf({ pages: { MAIN: 3 }, frame: [], overlays: 'x', forms: { a: { fields: 3, steps: [{}, null] } } }),
  ).toHaveLength(9)
  expect(nodesOf(undefined)).toHaveLength(9)
})

it('shows the brand’s own content by words and state, and static pages that it links to', () => {
  const texts = { fr: { title: 'Soldes' }, en: { title: 'Sale' } }
  const changed = {
    languages: ['en', 'fr', 'ar'],
    content: {
      source: { banners: 'both' },
      banners: [
        { id: 'a', texts },
        { id: 'b', texts, from: '2030-01-01T00:00' },
      ],
      promotions: [{ id: 'c', texts }],
    },
    staticPages: { rules: { en: '/brands/a/pages/rules.en.md' } },
    frame: { footer: [{ use: 'links', items: [{ page: 'terms', text: 'footer.terms' }] }] },
  }
  const all = nodesOf(changed, (key) => `say ${key}`, Date.UTC(2026, 0, 1))
  expect(nodeAt('/content/banners', all)).toMatchObject({ label: 'Banners', detail: 'own and your platform’s' })
  expect(nodeAt('/content/source/banners', all).pointer).toBe('/content/banners')
  expect(nodeAt('/content/banners/0/texts/en/title', all)).toMatchObject({
    label: 'Sale',
    detail: 'shown, not in ar',
    isHidden: false,
  })
  expect(nodeAt('/content/banners/1', all).detail).toBe('from 1 Jan, not in ar')
  expect(nodeAt('/content/promotions/0', all)).toMatchObject({ detail: 'hidden, not in ar', isHidden: true })
  expect(nodeAt('/staticPages/terms/fr', all)).toMatchObject({ label: 'say footer.terms', detail: 'your platform’s' })
  expect(nodeAt('/staticPages/rules/en', all)).toMatchObject({ label: 'Rules', detail: 'own: en' })
})
