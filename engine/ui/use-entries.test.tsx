// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { renderWidget } from '#testing/render.tsx'
import { PageStateStore } from '../shell/page-state-store.ts'
import { PageStateContext } from './page-state.ts'
import { ScrollRow } from './scroll-row.tsx'

let idle: (() => void)[] = []
let isNear = true
let comeNear: () => void

beforeEach(() => {
  idle = []
  isNear = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (entries: object[]) => void
      constructor(report: (entries: object[]) => void) {
        this.report = report
      }
      observe(target: Element) {
        comeNear = () => this.report([{ target, isIntersecting: true }])
        if (isNear) comeNear()
      }
      unobserve() {}
    },
  )
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})

const Row = ({ title, lines }: { title: string; lines?: number }) => (
  <ScrollRow title={title} {...(lines && { lines })}>
    {Array.from({ length: 12 }, (_, index) => (
      <li key={index}>{index}</li>
    ))}
  </ScrollRow>
)
const counts = () => screen.getAllByRole('list').map((list) => list.children.length)
const nextIdle = () => act(async () => idle.shift()?.())

it('draws what the screen has room for, and more in each row in turn once the page is ready', async () => {
  const page = new PageStateStore()
  renderWidget(
    <PageStateContext value={page}>
      <Row title="a" />
      <Row title="b" lines={2} />
    </PageStateContext>,
  )
  expect(counts()).toEqual([4, 8])
  expect(idle).toHaveLength(0)
  act(() => page.report('block', 'ready'))
  expect(idle).toHaveLength(1)
  await nextIdle()
  expect(counts()).toEqual([6, 8])
  await nextIdle()
  expect(counts()).toEqual([6, 12])
  for (let turn = 0; turn < 3; turn++) await nextIdle()
  expect(counts()).toEqual([12, 12])
  expect(idle).toHaveLength(0)
})

it('draws all as soon as it is scrolled', () => {
  renderWidget(<Row title="a" />)
  fireEvent.scroll(screen.getByRole('list'))
  expect(counts()).toEqual([12])
})

it('draws no more of a row until it is near the screen', async () => {
  isNear = false
  renderWidget(<Row title="a" />)
  expect(idle).toHaveLength(0)
  comeNear()
  await nextIdle()
  expect(counts()).toEqual([6])
})

it('has in a page’s HTML file what a screen of 1200 px has room for, and takes it over on any screen', async () => {
  const { container, nodes, errors } = await hydrate(
    <PageStateContext value={new PageStateStore()}>
      <ScrollRow title="a">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </ScrollRow>
    </PageStateContext>,
  )
  const shown = container.querySelectorAll('li')
  expect([shown.length, nodes.filter(({ localName }) => localName === 'li').length]).toEqual([11, 11])
  expect([nodes.includes(shown[10]!), errors]).toEqual([true, []])
})
