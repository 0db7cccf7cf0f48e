/** Calls `run` once what has changed until now is painted. In a hidden page, which paints nothing, in the next task. */
export function afterPaint(run: () => void) {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
