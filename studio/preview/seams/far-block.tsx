import { Activity, useEffect, useRef, useState, type HTMLAttributes } from 'react'
import { flushSync } from 'react-dom'

/** Blocks further from the screen than half of it are far. */
const near = '50% 0px'

/** How long a block has to be far, and of one height, until it is skipped, in milliseconds. */
const restMs = 500

/** The page’s own blocks stand one below the other; others may be beside each other, and are few. */
const page = '[data-content]'

/** Brings the blocks that are skipped near, by their elements. */
const skipped = new Map<Element, () => void>()

/**
 * A block of the page. While it is far from the screen it keeps its place and what it shows, but is neither rendered nor styled
 * with each change: it catches up when it comes near. Takes the place of the element around a block.
 */
export function FarBlock({ children, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const block = place.current!
    if (!block.parentElement?.matches(page)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isNear = true
    const show = () => setHeight(undefined)
    const skip = () => {
      const { height: last } = block.getBoundingClientRect()
      // An empty block has no place from which it could come near.
      if (last === 0) return
      skipped.set(block, show)
      setHeight(last)
    }
    const wait = () => {
      clearTimeout(timer)
      if (!isNear) timer = setTimeout(skip, restMs)
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)!.isIntersecting
        wait()
        if (!isNear) return
        skipped.delete(block)
        show()
      },
      { root: document, rootMargin: near },
    )
    const sizes = new ResizeObserver(() => skipped.has(block) || wait())
    watcher.observe(block)
    sizes.observe(block)
    return () => {
      watcher.disconnect()
      sizes.disconnect()
      clearTimeout(timer)
      skipped.delete(block)
    }
  }, [])
  const isFar = height !== undefined
  return (
    <div
      {...attributes}
      ref={place}
      data-studio-far={isFar || undefined}
      style={isFar ? { blockSize: height } : undefined}
    >
      <Activity mode={isFar ? 'hidden' : 'visible'}>{children}</Activity>
    </div>
  )
}

/** Shows at once what is far, if it is: it has no place on the screen before. */
export function bringNear(node: Node | undefined) {
  for (const [block, show] of skipped) if (node && block.contains(node)) flushSync(show)
}
