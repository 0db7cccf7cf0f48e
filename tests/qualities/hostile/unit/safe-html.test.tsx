// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import { inspect, tagsOnPage } from '../inspect.ts'
import { attacks, foreign, own, texts, type Attack } from '../texts.ts'

/** Parses markup a second time, as a browser does: a text that changes by this could run. */
function readAgain(html: string): string {
  const page = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html')
  return page.body.firstElementChild!.innerHTML
}

afterEach(cleanup)

/** All texts in the slow suite; in `npm test` our own and some of the others. */
const tried = (attack: Attack) =>
  texts[attack].filter((text, index) => process.env.SLOW_SUITE === 'hostile' || index < 4 || index % 12 === 0)

function faults(): string[] {
  const { made, unclean, led } = inspect({ tags: tagsOnPage(), words: [], members: [], judgesOrder: false }).found
  return [...made, ...unclean, ...led]
}

describe('SafeHtml', () => {
  it.each(attacks)('keeps only harmless parts of %s texts, however often they are parsed', (attack) => {
    for (const text of tried(attack)) {
      const { container, unmount } = render(<SafeHtml html={text} />)
      const place = container.querySelector('[data-html]')!
      expect(faults(), text).toEqual([])
      expect(readAgain(place.innerHTML), text).toBe(place.innerHTML)
      unmount()
    }
  })

  it('has checked all fixtures of DOMPurify and all naughty strings', () => {
    const all = attacks.flatMap((attack) => texts[attack])
    expect(foreign.length).toBe(186 + 461)
    expect(foreign.filter((text) => !all.includes(text))).toEqual([])
  })

  it.each(['script', 'handler', 'mutation', 'clobber', 'style', 'frame'] as const)(
    'is what makes %s texts harmless',
    (attack) => {
      for (const text of own[attack].filter((each) => !each.startsWith('</') && !each.includes('noscript'))) {
        // The comparison needs what the lint rule forbids.
        // eslint-disable-next-line react/no-danger
        const { container, unmount } = render(<div data-html="" dangerouslySetInnerHTML={{ __html: text }} />)
        expect(container.firstElementChild).not.toBeNull()
        expect(faults(), text).not.toEqual([])
        unmount()
      }
    },
  )
})
