/** What React keeps of an element or a component, as far as it is read here. */
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

/** Runs in the page before its scripts: notes how many components React renders, and how often, by the hook that it offers to its developer tools. */
export function noteWork() {
  const page = window as unknown as Counted
  page.noted = { commits: 0, renders: 0 }

  const performedWork = 1
  const components = [0, 11, 14, 15]
  function count(fiber: Fiber) {
    if (components.includes(fiber.tag) && fiber.flags & performedWork) page.noted.renders++
    // The same children as before: nothing below was rendered.
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

/** Runs in the page: what was noted since it was last asked. */
export function takeNoted(): Noted {
  const page = window as unknown as Counted
  const { noted } = page
  page.noted = { commits: 0, renders: 0 }
  return noted
}
