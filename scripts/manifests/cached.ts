/** Caches a function’s result for each argument. */
export function cached<Value>(ask: (argument: string) => Value): (argument: string) => Value {
  const known = new Map<string, Value>()
  return (argument) => {
    if (!known.has(argument)) known.set(argument, ask(argument))
    return known.get(argument)!
  }
}
