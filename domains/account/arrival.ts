/** What an affiliate’s link may bring: printable, without spaces, quotes or markup, and no longer than the API takes. */
const wellFormed = /^[\w.~:=|+@,-]{1,180}$/

/**
 * Keeps what the address brings along, whichever page it opens: `ref`, a referral code, in local storage; `apikey` and `subid`,
 * an affiliate’s, for the tab (spec §2 and §3). A value that is not well-formed is ignored.
 */
export function takeArrivalValues(search: string) {
  const query = new URLSearchParams(search)
  for (const name of ['ref', 'apikey', 'subid']) {
    const value = query.get(name) ?? ''
    if (wellFormed.test(value)) (name === 'ref' ? localStorage : sessionStorage).setItem(name, value)
  }
}
