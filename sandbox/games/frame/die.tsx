/** @jsxImportSource preact */

/** Where the pips of each face are. */
const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die that shows a face from 1 to 6. */
export const Die = ({ face }: { face: number }) => (
  <svg viewBox="-50 -50 100 100" class="die">
    <rect x={-46} y={-46} width={92} height={92} rx={20} />
    {pips[face]!.map(([x, y], index) => (
      <circle key={index} cx={x * 24} cy={y * 24} r={9} />
    ))}
  </svg>
)
