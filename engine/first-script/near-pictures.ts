import { loadPicture } from '../ui/load-picture.ts'
import { whenNear } from '../ui/near.ts'

/** Loads the pictures of the page’s HTML file that are near the screen, as the engine does once it has come. */
export function loadNearPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    whenNear(picture, () => loadPicture(picture))
    picture.addEventListener('load', () => (picture.dataset.shown = ''), { once: true })
  }
}
