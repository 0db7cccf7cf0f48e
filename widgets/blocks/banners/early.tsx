import type { Banner } from '#api'
import { Hero } from './hero.tsx'
import { Card } from './second.tsx'

/** A banner of names that the shell’s script replaces with values (scripts/publish/early-places.ts). */
const named: Banner = {
  id: 0,
  title: '{title}',
  text: '{text}',
  image: '{image}',
  imageSizes: '{imageSizes}',
  link: '/{link}',
  buttonText: '{buttonText}',
  place: 'home',
  priority: 0,
}

/**
 * What takes the place of the painted skeleton’s parts once the banners are there: first the main banner, then a card of the
 * second list.
 */
export default function Early() {
  return (
    <>
      <div>
        <Hero banners={[named]} />
      </div>
      <Card banner={named} early />
    </>
  )
}
