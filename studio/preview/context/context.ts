import { runInAction } from 'mobx'
import { finishTransitions } from '../../../engine/shell/theme-store.ts'
import type { Stores } from '../../../engine/shell/stores.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import type { PreviewContext } from '../protocol.ts'
import { renderAgain } from '../seams/stores.ts'
import { setConnection } from './network.ts'
import type { Roles } from './role.ts'

/** What a page must know before it starts. */
export function prepareContext({ language, now, connection, textSize }: PreviewContext) {
  document.documentElement.lang = language
  setTextSize(textSize)
  setClock(now)
  setConnection(connection)
}

function setTextSize(size: number) {
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
}

/** Returns a function that changes how the running page looks at the brand. */
export function contextSwitch(stores: Stores, { become }: Pick<Roles, 'become'>) {
  Object.assign(stores.http, { now: shownNow })

  const show: { [Name in keyof PreviewContext]: (value: PreviewContext[Name]) => unknown } = {
    theme: (theme) => {
      runInAction(() => (stores.theme.current = theme))
      document.documentElement.dataset.theme = theme
      finishTransitions()
    },
    language: (language) => {
      const known = stores.language.available.find((each) => each === language)
      if (known && known !== stores.language.current) void stores.language.change(known)
    },
    textSize: setTextSize,
    role: (role) => void become(role).catch((error: unknown) => console.error(error)),
    now: (now) => {
      // Each start of the page is told the time that it has started with.
      if (now === moved) return
      setClock(now)
      // Notices of maintenance, and content of the brand’s own, start and end by timers.
      if (stores.manifest.maintenance || hasTimes(stores.manifest)) window.location.reload()
      else renderAgain()
    },
    connection: (connection) => {
      setConnection(connection)
      if (connection === 'offline') stores.connection.receiveLost()
      else stores.connection.receiveConnected()
    },
  }

  return function change(context: Partial<PreviewContext>) {
    for (const [name, value] of Object.entries(context))
      // The names and values of the context belong together, which `entries` loses.
      (show[name as keyof PreviewContext] as (each: unknown) => unknown)(value)
  }
}

const hasTimes = ({ content = {} }: Manifest) =>
  [content.banners, content.popups, content.promotions].some((items) => items?.some((item) => item.from ?? item.until))

const RealDate = Date

let shift = 0
let moved: string | null = null

/** The time that the page shows, in milliseconds since 1970. */
const shownNow = () => RealDate.now() + shift

/** Moves the page’s clock; null brings it back. */
function setClock(now: string | null) {
  moved = now
  shift = now === null ? 0 : RealDate.parse(now) - RealDate.now()
  if (shift !== 0 && Date === RealDate) globalThis.Date = movedDate
}

const movedDate = new Proxy(RealDate, {
  get: (target, key) => (key === 'now' ? shownNow : Reflect.get(target, key)),
  apply: () => String(new RealDate(shownNow())),
  construct: (target, values, self) => Reflect.construct(target, values.length > 0 ? values : [shownNow()], self),
})
