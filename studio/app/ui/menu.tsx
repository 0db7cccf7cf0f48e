import { useEffect, useRef, type ReactNode } from 'react'

interface MenuProps {
  label: string
  /** Whether something in it is not as usual. */
  isMarked: boolean
  children: ReactNode
}

/** A button that opens further controls below it. Escape, a button among them, a click elsewhere and the focus elsewhere close them. */
export function Menu({ label, isMarked, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = menu.current!
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) element.open = false
    }
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.contains(target as Node)) return
      element.open = false
      element.querySelector('summary')!.focus()
    }
    const act = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.menu-content button')) element.open = false
    }
    element.addEventListener('click', act)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      element.removeEventListener('click', act)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return (
    <details ref={menu} className="menu">
      <summary className="button small">
        {label}
        {isMarked && <span className="own-dot" role="img" aria-label="Not as usual" />}
      </summary>
      <div className="menu-content">{children}</div>
    </details>
  )
}
