import { useState, type DragEvent } from 'react'

/** Handlers that take the files dropped on an element, and whether files are dragged over it. */
export function useDrop(take: (files: readonly File[]) => void) {
  const [dragging, setDragging] = useState(false)
  return {
    dragging,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDragging(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setDragging(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDragging(false)
      take([...event.dataTransfer.files])
    },
  }
}
