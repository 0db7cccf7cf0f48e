// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ownItemPointer } from '../../../manifest-tools/layers/content-source.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { itemAt, itemElement, itemOf } from './items.ts'

interface Item {
  id: number | string
  title: string
}

const Words = ({ banner }: { banner: Item }) => <h2>{banner.title}</h2>
const Card = ({ promotion }: { promotion: Item }) => (
  <li>
    <p>{promotion.title}</p>
  </li>
)
const Message = ({ popup }: { popup: Item }) => (
  <dialog open data-overlay="popups">
    <p>{popup.title}</p>
  </dialog>
)

const banners = [
  { id: 7, title: 'First' },
  { id: 'winter', title: 'Second' },
]

function page() {
  render(
    <>
      <div data-block="banners">
        <ul>
          {banners.map((banner) => (
            <li key={banner.id} title={banner.title}>
              <Words banner={banner} />
            </li>
          ))}
        </ul>
        {banners.map(({ id }) => (
          <button key={id} type="button">
            Go to {id}
          </button>
        ))}
      </div>
      <div data-block="promotions">
        <ul>
          <Card key="other" promotion={{ id: 'other', title: 'Other' }} />
          <Card key="weekly" promotion={{ id: 'weekly', title: 'Weekly' }} />
        </ul>
      </div>
      <Message key="preview-3-hello" popup={{ id: 'preview-3-hello', title: 'Hello' }} />
      <p>Elsewhere</p>
    </>,
  )
}

const own = (source: object) =>
  ({
    content: {
      source,
      banners: [
        { id: 'summer', place: 'home' },
        { id: 'winter', place: 'home' },
      ],
    },
  }) as unknown as Manifest

it('knows the item that an element of the page belongs to, the first one and every other', () => {
  page()
  const items = ['First', 'Second', 'Weekly', 'Hello', 'Elsewhere'].map((words) => itemOf(screen.getByText(words)))
  expect(items).toEqual([
    { content: 'banners', id: '7' },
    { content: 'banners', id: 'winter' },
    { content: 'promotions', id: 'weekly' },
    { content: 'popups', id: 'hello' },
    undefined,
  ])
})

it('knows the item of its whole element, of which no component is that shows it', () => {
  page()
  expect(itemOf(screen.getByTitle('Second'))).toEqual({ content: 'banners', id: 'winter' })
})

it('finds the whole element of an item, that of no other', () => {
  page()
  expect(itemElement({ content: 'banners', id: 'winter' })).toBe(screen.getByTitle('Second'))
  expect(itemElement({ content: 'promotions', id: 'weekly' })?.textContent).toBe('Weekly')
  expect(itemElement({ content: 'popups', id: 'hello' })).toBe(screen.getByRole('dialog'))
  expect(itemElement({ content: 'banners', id: 'summer' })).toBe(undefined)
})

it('has a pointer for the brand’s own items alone, while they are shown', () => {
  const item = { content: 'banners', id: 'winter' } as const
  expect(ownItemPointer(own({ banners: 'both' }), item)).toBe('/content/banners/1')
  expect(ownItemPointer(own({ banners: 'both' }), { ...item, id: '7' })).toBe(undefined)
  expect(ownItemPointer(own({}), item)).toBe(undefined)
  expect(itemAt('/content/banners/1', own({}))).toEqual({ ...item, place: 'home' })
  expect(itemAt('/content/banners/2', own({}))).toBe(undefined)
  expect(itemAt('/pages/MAIN/blocks/1', own({}))).toBe(undefined)
})
