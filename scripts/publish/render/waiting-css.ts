import type { Manifest, PageKey } from '#manifest'

/** The elements that have words. */
const wordElements = ['a', 'bdi', 'button', 'h1', 'h2', 'h3', 'p', 'select', 'span', 'summary']

/** Shows text as bars. */
const bars =
  '-webkit-text-fill-color:transparent;text-decoration-line:line-through;text-decoration-color:var(--border);text-decoration-thickness:.6em'

/**
 * Returns the rules for a page until the engine draws it (engine/first-script): no words and pictures where it waits for others, as in
 * another language; nothing that only visitors see where a player is expected; no icon of the theme that is not chosen.
 */
export function waitingCss({ theme, pages }: Manifest): string {
  const otherTheme = theme.default === 'dark' ? 'light' : 'dark'
  const visitors = (Object.keys(pages) as PageKey[]).filter((page) => pages[page].guards?.includes('signed-out'))
  const ofVisitors = ['[data-visitors]', ...visitors.map((page) => `a[href="${pages[page].path}"]`)]
  return [
    `[data-waiting] #root :is(${wordElements.join()}){${bars}}`,
    '[data-waiting] #root img{visibility:hidden}',
    '[data-waiting] #root ::placeholder{color:transparent}',
    `[data-player] #root :is(${ofVisitors.join()}){visibility:hidden}`,
    `[data-theme=${otherTheme}]:not([data-started]) #root [data-block=theme-switch] svg{visibility:hidden}`,
  ].join('\n')
}

/** The strip that says that the engine has not started (engine/first-script/not-started.ts). */
export const notStartedCss = [
  '#not-started{position:fixed;inset:auto 0 0;z-index:99;display:flex;align-items:center;justify-content:center;gap:16px;padding:12px 16px;font-size:14px;color:var(--text);background:var(--background);border-block-start:1px solid var(--border)}',
  '#not-started button{flex:none;min-block-size:44px;padding-inline:20px;color:var(--on-brand);background:var(--brand);border:0;border-radius:var(--radius-control);font:inherit;font-weight:700;cursor:pointer}',
].join('\n')

/** Shows pictures as they are for browsers without scripts in place of those that a script loads (engine/ui/lazy-image.tsx). */
export const noScriptCss = '@media (scripting:none){img[data-src]{display:none}noscript{display:contents}}'
