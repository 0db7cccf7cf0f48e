/** Caches a function’s result for each argument. */
export function cached<Value>(ask: (argument: string) => Value): (argument: string) => Value {
  const known = new Map<string, Value>()
  return (argument) => {
    if (!known.has(argument)) known.set(argument, ask(argument))
    return known.get(argument)!
  }
}

/** Caches a function’s result for its last argument. */
export function lastCached<Value>(ask: (argument: string) => Value): (argument: string) => Value {
  let last: { argument: string; value: Value } | undefined
  return (argument) => {
    if (last?.argument !== argument) last = { argument, value: ask(argument) }
    return last.value
  }
}
