// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { Link } from './link.tsx'

const never = new Promise<never>(() => undefined)

/** Waits for its code in a boundary that already shows something. */
function Slow() {
  return use(never)
}

function Site({ onClick }: { onClick?: (event: { preventDefault(): void }) => void }) {
  return (
    <Suspense fallback="empty">
      <Link to="/next" {...(onClick && { onClick })}>
        Next
      </Link>
      <Link to="/slow">Slow</Link>
      <Routes>
        <Route path="/" element={<p>first</p>} />
        <Route path="/next" element={<p>second</p>} />
        <Route path="/slow" element={<Slow />} />
      </Routes>
    </Suspense>
  )
}

it('leads to its page', () => {
  const { location } = renderWidget(<Site />)
  fireEvent.click(screen.getByText('Next'))
  expect([location().pathname, screen.queryByText('second') !== null]).toEqual(['/next', true])
})

it('leads nowhere if its own click handler prevents it', () => {
  const { location } = renderWidget(<Site onClick={(event) => event.preventDefault()} />)
  fireEvent.click(screen.getByText('Next'))
  expect(location().pathname).toBe('/')
})

it('keeps what is on the screen until the next page can be rendered', async () => {
  renderWidget(<Site />)
  await act(async () => fireEvent.click(screen.getByText('Slow')))
  expect(screen.queryByText('empty')).toBeNull()
  expect(screen.getByText('first')).toBeTruthy()
})
