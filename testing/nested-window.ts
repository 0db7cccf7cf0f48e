/** Adds a frame to the document of another one; returns its window. */
export function nestedWindow(outer: HTMLIFrameElement): Window {
  const inside = outer.contentDocument!
  const body = inside.body ?? inside.appendChild(inside.createElement('html')).appendChild(inside.createElement('body'))
  body.innerHTML = '<iframe></iframe>'
  return body.querySelector('iframe')!.contentWindow!
}
