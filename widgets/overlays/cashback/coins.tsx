import { useId } from 'react'

const rays = Array.from({ length: 12 }, (_, index) => index * 30)
const stacks = [
  { x: 62, coins: 3 },
  { x: 178, coins: 4 },
]

/** Decorative coins in the brand’s colours. */
export function Coins({ className }: { className?: string | undefined }) {
  const light = useId()
  return (
    <svg className={className} viewBox="0 0 240 140" width="240" height="140" aria-hidden>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx="120" cy="66" r="112">
        <stop offset="0.3" stopColor="var(--accent)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </radialGradient>
      <g fill={`url(#${light})`}>
        {rays.map((angle) => (
          <path key={angle} d="M120 66 108-46h24z" transform={`rotate(${angle} 120 66)`} />
        ))}
      </g>
      {stacks.map(({ x, coins }) => (
        <g key={x} fill="var(--accent)" stroke="var(--on-accent)" strokeOpacity="0.55" strokeWidth="1.5">
          {Array.from({ length: coins }, (_, index) => (
            <path key={index} d={`M${x - 24} ${118 - index * 11}v6c0 5 11 9 24 9s24-4 24-9v-6`} />
          ))}
          <ellipse cx={x} cy={118 - (coins - 1) * 11} rx="24" ry="9" />
        </g>
      ))}
      <circle cx="120" cy="66" r="44" fill="var(--accent)" />
      <circle
        cx="120"
        cy="66"
        r="36"
        fill="none"
        stroke="var(--on-accent)"
        strokeOpacity="0.35"
        strokeWidth="2"
        strokeDasharray="2 5"
      />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M102 62a19 19 0 1 1 2 16" />
        <path d="m98 47 3 16 15-5" />
      </g>
    </svg>
  )
}
