import { EarlyCard } from '#domains/games/parts/early-card.tsx'

/** What takes the place of a painted tile once the games are there. */
export default function Early() {
  return (
    <li>
      <EarlyCard isFactual />
    </li>
  )
}
