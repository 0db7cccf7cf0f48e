import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface StageProps {
  /** In pixels; 0 is all that there is. */
  width: number
  /** In pixels; 0 is all that there is. */
  height?: number
  children: ReactNode
}

/** A frame of a size of its own is made smaller where it does not fit. */
export function Stage({ width, height = 0, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth, clientHeight } = stage.current!
      const scale = Math.min(1, width === 0 ? 1 : clientWidth / width, height === 0 ? 1 : clientHeight / height)
      Object.assign(inner.current!.style, {
        width: width === 0 ? '100%' : `${width}px`,
        height: `${height || clientHeight / scale}px`,
        transform: scale === 1 ? '' : `scale(${scale})`,
      })
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(stage.current!)
    fit()
    return () => watcher.disconnect()
  }, [width, height])
  return (
    <div className="stage" ref={stage} data-narrow={width > 0 || undefined}>
      <div className="stage-inner" ref={inner}>
        {children}
      </div>
    </div>
  )
}
