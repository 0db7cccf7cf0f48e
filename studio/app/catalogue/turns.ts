/** How many pages start at the same time: each runs a whole brand. */
const most = 3

/** How long a page may take before the next one starts, in milliseconds. */
const waitMs = 10_000

const waiting: (() => void)[] = []
let running = 0

function next() {
  while (running < most && waiting.length > 0) {
    running++
    waiting.shift()!()
  }
}

/** Calls back when a page may start; returns what says that it has started, or is no longer wanted. */
export function takeTurn(start: () => void): () => void {
  let hasBegun = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    hasBegun = true
    timer = setTimeout(end, waitMs)
    start()
  }
  function end() {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (hasBegun) running--
    else waiting.splice(waiting.indexOf(begin), 1)
    next()
  }
  waiting.push(begin)
  next()
  return end
}
