/** The fields of React’s internal fiber that are read here. */
interface Fiber {
  tag: number
  type: unknown
  key: string | null
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  alternate: Fiber | null
}

interface Counted extends Window {
  jackpotRenders: Map<string, number>
  longTasks: number[]
}

/** Runs in the page before its scripts: records long tasks, and counts the commits that rendered inside each jackpot’s entry through the hook of React’s developer tools. */
export function countRenders() {
  const page = window as unknown as Counted
  page.jackpotRenders = new Map()
  page.longTasks = []
  new PerformanceObserver((list) => page.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })

  const performedWork = 1
  const components = [0, 11, 14, 15]
  function entryOf(fiber: Fiber | null): string | undefined {
    if (!fiber) return undefined
    return fiber.type === 'li' ? (fiber.key ?? undefined) : entryOf(fiber.return)
  }
  function visit(fiber: Fiber, rendered: Set<string>) {
    const entry = components.includes(fiber.tag) && fiber.flags & performedWork ? entryOf(fiber) : undefined
    if (entry) rendered.add(entry)
    // Unchanged children: nothing below was rendered.
    if (fiber.alternate && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child, rendered)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot(_id: number, root: { current: Fiber }) {
        const rendered = new Set<string>()
        visit(root.current, rendered)
        for (const entry of rendered) page.jackpotRenders.set(entry, (page.jackpotRenders.get(entry) ?? 0) + 1)
      },
    },
  })
}

/** Runs in the page: returns the figures of a kind of jackpots since the last call. */
export function takeFigures(kind: string) {
  const page = window as unknown as Counted
  const renders = [...page.jackpotRenders].filter(([id]) => id.startsWith(`${kind}-`))
  const { longTasks } = page
  page.jackpotRenders = new Map()
  page.longTasks = []
  return { renders, longTasks }
}
