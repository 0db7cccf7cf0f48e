/** Focuses an element once pending changes are rendered: a button that is still disabled takes no focus. */
export function focusRendered(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus({ preventScroll: true }))
}
