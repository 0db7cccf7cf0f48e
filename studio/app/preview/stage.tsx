import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface StageProps {
  /** In pixels; 0 is all that there is. */
  width: number
  children: ReactNode
}

/** A frame of a width of its own is made smaller where it does not fit. */
export function Stage({ width, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth, clientHeight } = stage.current!
      const scale = width === 0 ? 1 : Math.min(1, clientWidth / width)
      Object.assign(inner.current!.style, {
        width: width === 0 ? '100%' : `${width}px`,
        height: `${clientHeight / scale}px`,
        transform: scale === 1 ? '' : `scale(${scale})`,
      })
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(stage.current!)
    fit()
    return () => watcher.disconnect()
  }, [width])
  return (
    <div className="stage" ref={stage} data-narrow={width > 0 || undefined}>
      <div className="stage-inner" ref={inner}>
        {children}
      </div>
    </div>
  )
}
