// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { PageStateStore } from '../shell/page-state-store.ts'
import { PageStateContext, useBlockState } from './page-state.ts'

function Block({ state }: { state: 'loading' | 'ready' }) {
  useBlockState(state)
  return null
}

it('forgets a block in the commit that removes it, before the next paint', () => {
  const page = new PageStateStore()
  const seen: string[] = []
  function Page({ isThere }: { isThere: boolean }) {
    useLayoutEffect(() => void seen.push(page.current))
    return (
      <PageStateContext value={page}>
        <Block key={String(isThere)} state={isThere ? 'ready' : 'loading'} />
      </PageStateContext>
    )
  }
  const { rerender } = render(<Page isThere={false} />)
  rerender(<Page isThere />)
  expect(seen).toEqual(['loading', 'ready'])
})
