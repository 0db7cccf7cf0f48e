/** @jsxImportSource preact */
import type { Runner } from '../api-types.ts'

const color = /^(#[0-9a-f]{3,8}|[a-z]+)$/i

/** The jockey’s colours: a jacket with its sleeves and a cap. */
export function Silks({ runner: { silks, number } }: { runner: Runner }) {
  const [jacket, arms, top] = [silks.body, silks.sleeves, silks.cap].map((each) => (color.test(each) ? each : '#888'))
  return (
    <span class="silks" aria-hidden="true" data-number={number}>
      <svg viewBox="0 0 32 32">
        <path d="M4 12l6-4 3 5-3 6-6-1z" fill={arms} />
        <path d="M28 12l-6-4-3 5 3 6 6-1z" fill={arms} />
        <path d="M10 8h12v21H10z" fill={jacket} />
        <path d="M10 6a6 5 0 0 1 12 0l3 1H10z" fill={top} />
        <g fill="none" stroke="#0004">
          <path d="M4 12l6-4h12l6 4-0 6-6 1v10H10V19l-6-1z" />
        </g>
      </svg>
    </span>
  )
}
