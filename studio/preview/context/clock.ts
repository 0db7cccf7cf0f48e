const RealDate = Date

let shift = 0

/** The time that the page shows, in milliseconds since 1970. */
export const shownNow = () => RealDate.now() + shift

/** Moves the page’s clock; null brings it back. */
export function setClock(now: string | null) {
  shift = now === null ? 0 : RealDate.parse(now) - RealDate.now()
  if (shift !== 0 && Date === RealDate) globalThis.Date = movedDate
}

const movedDate = new Proxy(RealDate, {
  get: (target, key) => (key === 'now' ? shownNow : Reflect.get(target, key)),
  apply: () => String(new RealDate(shownNow())),
  construct: (target, values, self) => Reflect.construct(target, values.length > 0 ? values : [shownNow()], self),
})
