import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { ChosenPicture } from './file.ts'
import type { Part } from './svg-text.ts'

interface CropperProps {
  picture: ChosenPicture
  /** Width divided by height; any if absent. */
  aspect?: number | undefined
  /** The part at first. */
  part: Part
  /** What the part is for. */
  label: string
  onPart: (part: Part) => void
}

const labels = {
  cropArea: 'The chosen part. Arrow keys move it.',
  nwDragHandle: 'Top left corner. Arrow keys resize.',
  nDragHandle: 'Top edge. Arrow keys resize.',
  neDragHandle: 'Top right corner. Arrow keys resize.',
  eDragHandle: 'Right edge. Arrow keys resize.',
  seDragHandle: 'Bottom right corner. Arrow keys resize.',
  sDragHandle: 'Bottom edge. Arrow keys resize.',
  swDragHandle: 'Bottom left corner. Arrow keys resize.',
  wDragHandle: 'Left edge. Arrow keys resize.',
}

/** Returns the largest part of an aspect: from the start of a wide picture, where logos have their sign, or the middle. */
export function firstPart({ width, height }: ChosenPicture, aspect: number | undefined): Part {
  if (!aspect || Math.abs(width / height - aspect) < 0.01) return { x: 0, y: 0, width, height }
  if (width / height > aspect) {
    const wide = height * aspect
    return { x: aspect === 1 ? 0 : (width - wide) / 2, y: 0, width: wide, height }
  }
  const high = width / aspect
  return { x: 0, y: (height - high) / 2, width, height: high }
}

/** Lets a part of a picture be chosen with a pointer, or with the arrow keys: with Shift in large steps. */
export function Cropper({ picture, aspect, part, label, onPart }: CropperProps) {
  const { width, height } = picture
  const [crop, setCrop] = useState<PercentCrop>(() => {
    const share = { x: part.x / width, y: part.y / height, width: part.width / width, height: part.height / height }
    return { unit: '%', x: share.x * 100, y: share.y * 100, width: share.width * 100, height: share.height * 100 }
  })
  const change = (next: PercentCrop) => {
    setCrop(next)
    if (next.width < 1 || next.height < 1) return
    const [across, down] = [width / 100, height / 100]
    onPart({ x: next.x * across, y: next.y * down, width: next.width * across, height: next.height * down })
  }
  return (
    <div className="cropper" role="group" aria-label={label}>
      <ReactCrop
        crop={crop}
        {...(aspect && { aspect })}
        keepSelection
        ruleOfThirds
        ariaLabels={labels}
        minWidth={16}
        onChange={(_pixels, percent) => change(percent)}
      >
        <img src={picture.source} alt="" />
      </ReactCrop>
    </div>
  )
}
