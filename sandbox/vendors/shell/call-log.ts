/** A call of a vendor’s script: its name, such as `altenarWSDK.init`, and a copy of its arguments. */
interface Call {
  call: string
  args: unknown[]
}

declare global {
  interface Window {
    /** Every call made to the stand-ins’ scripts in this window, in order. */
    __calls?: Call[]
  }
}

/** Records a call for tests. Arguments are copied one level deep, so that later changes do not show. */
export function logCall(call: string, ...args: unknown[]): void {
  const calls = (window.__calls ??= [])
  calls.push({ call, args: args.map(copy) })
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return { ...value }
}
