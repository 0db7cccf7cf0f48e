import { useEffect, useState } from 'react'

/** The value as it was when it had stood still for so many milliseconds; an empty one counts at once. */
export function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  if (value === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? '' : settled
}
