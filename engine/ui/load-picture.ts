/** Loads the picture of an element that names it in `data-src`, and its sizes in `data-srcset`. Once it is loaded it has `data-shown`. */
export function loadPicture(picture: HTMLImageElement) {
  const { src = '', srcset } = picture.dataset
  const hasFailed = picture.complete && picture.naturalWidth === 0
  // One that has failed before the engine came is asked for again, so that the engine hears of it.
  if (picture.getAttribute('src') !== src || hasFailed) {
    if (srcset) picture.srcset = srcset
    picture.src = src
  }
  if (picture.complete) picture.dataset.shown = ''
}
