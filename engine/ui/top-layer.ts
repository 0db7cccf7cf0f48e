/** Puts a popover over everything that is open, in browsers that know popovers: what opens last lies on top. */
export function raise(popover: HTMLElement) {
  if (!('showPopover' in popover)) return
  popover.hidePopover()
  popover.showPopover()
}
