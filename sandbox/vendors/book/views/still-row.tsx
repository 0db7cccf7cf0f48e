/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact'
import type { SportEvent } from '../api-types.ts'
import { keyOf } from '../slip.ts'
import type { BookState } from '../state.ts'
import { BookProvider, useBook } from './context.ts'

/** Times of day such as "today" are written again after this time. */
const tickMs = 20_000

interface StillRowProps {
  event: SportEvent
  /** Tells apart what the row shows of the event. */
  shape: string
  children: () => ComponentChildren
}

/**
 * The row of an event in a list, rendered again only when something in it has changed: a bet on one of hundreds of odds, or a move
 * of one, leaves the other rows alone.
 */
export function StillRow({ event, shape, children }: StillRowProps) {
  const book = useBook()
  return <Still book={book} shown={[event, shape, ...shownOf(book.state, event)]} content={children} />
}

interface StillProps {
  book: ReturnType<typeof useBook>
  /** Everything that the content depends on. */
  shown: readonly unknown[]
  content: () => ComponentChildren
}

/** Its own provider keeps the book away from the content while nothing in it has changed. */
class Still extends Component<StillProps> {
  override shouldComponentUpdate({ shown }: StillProps) {
    return shown.some((value, index) => value !== this.props.shown[index])
  }

  render({ book, content }: StillProps) {
    return <BookProvider value={book}>{content()}</BookProvider>
  }
}

function shownOf({ slip, moves, settings, texts, look, size, clockAhead }: BookState, { id }: SportEvent) {
  const picks = slip.selections.filter(({ event }) => event === id).map(keyOf)
  const moved = [...moves].filter(([key]) => key.startsWith(`${id}|`))
  return [picks.join(' '), moved.join(' '), settings, texts, look, size, clockAhead, Math.floor(Date.now() / tickMs)]
}
