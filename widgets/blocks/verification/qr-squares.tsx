import { generate } from 'lean-qr'
import styles from './other-device.module.css'

/** The light border that readers need, in squares. */
const border = 4

/** A QR code as one path: dark squares on white, whatever the theme. */
export default function QrSquares({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, row) => row)
  const path = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
  const size = code.size + 2 * border
  return (
    <svg
      className={styles.squares}
      viewBox={`${-border} ${-border} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
