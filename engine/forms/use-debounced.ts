import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `delay` milliseconds; an empty value at once. */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  if (value === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? '' : settled
}
