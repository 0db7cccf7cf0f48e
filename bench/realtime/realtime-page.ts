/** The fields of React’s internal fiber that are read here. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface Noted {
  commits: number
  renders: number
}

type Counted = Window & { noted: Noted }

/** Runs in the page before its scripts: counts React’s commits and rendered components through the hook of React’s developer tools. */
export function noteWork() {
  const page = window as unknown as Counted
  page.noted = { commits: 0, renders: 0 }

  const performedWork = 1
  const components = [0, 11, 14, 15]
  function count(fiber: Fiber) {
    if (components.includes(fiber.tag) && fiber.flags & performedWork) page.noted.renders++
    // Unchanged children: nothing below was rendered.
    if (fiber.alternate && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child; child = child.sibling) count(child)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot(_id: number, root: { current: Fiber }) {
        page.noted.commits++
        count(root.current)
      },
    },
  })
}

/** Runs in the page: returns the counts since the last call. */
export function takeNoted(): Noted {
  const page = window as unknown as Counted
  const { noted } = page
  page.noted = { commits: 0, renders: 0 }
  return noted
}
