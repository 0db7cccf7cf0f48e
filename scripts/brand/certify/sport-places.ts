import type { Check, CheckContext } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { readUntil } from './read-until.ts'
import { openReady, waitForReady, type Surface } from './surface.ts'
import { changedShare } from './vendor-view.ts'

/** The parameters of the address that name a place in a sportsbook. */
const parameters = ['event', 'bt-path']

const placeIn = (address: string): string | undefined => {
  const query = new URL(address).searchParams
  const name = parameters.find((each) => query.get(each))
  return name && `?${new URLSearchParams({ [name]: query.get(name)! })}`
}

/** An event has an address, in both directions. */
export const placeChecks = (surface: Surface): Check[] => [
  {
    id: 'event-address',
    title: 'an opened event is in the page’s address',
    async run(context) {
      await openEvent(context, surface)
    },
  },
  {
    id: 'deep-link',
    title: 'an address with an event opens it',
    async run(context) {
      const { event, controls, timeoutMs } = context
      const query = event === undefined ? await knownPlace(context, surface) : `?${new URLSearchParams({ event })}`
      const start = await openReady(context, surface)
      const before = await start.view.text()
      const opened = await openReady(context, surface, { query })
      const isShown = async () =>
        controls.eventPage
          ? (await opened.view.find(controls.eventPage)) !== undefined
          : changedShare(before, await opened.view.text()) > 0.2
      if (!(await readUntil(isShown, Boolean, timeoutMs)))
        throw new Failure(`${query} to open the event`, 'the vendor shows its start page')
      if (placeIn(opened.page.url()) === undefined)
        throw new Failure(`the address to keep ${query}`, new URL(opened.page.url()).search || 'no parameter')
    },
  },
]

/** A link needs an address: without one the other check has failed. */
async function knownPlace(context: CheckContext, surface: Surface): Promise<string> {
  try {
    return await openEvent(context, surface)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new NotTried('skipped', 'no address of an event is known: see event-address, or name one by --event')
  }
}

/** Opens an event in the vendor’s page; returns the query that names it. */
async function openEvent(context: CheckContext, surface: Surface): Promise<string> {
  const { controls, timeoutMs } = context
  if (!controls.openEvent)
    throw new NotTried(
      'by-hand',
      'open an event: the address gets ?event= or ?bt-path=, and opened in another tab leads to the same event (or name "openEvent" in --controls)',
    )
  const opened = await openReady(context, surface)
  await opened.view.follow(controls.openEvent, timeoutMs)
  const query = await readUntil(async () => placeIn(opened.page.url()), Boolean, timeoutMs)
  if (query === undefined)
    throw new Failure(
      'the event in the page’s address',
      `${new URL(opened.page.url()).search || 'no parameter'} after the click`,
    )
  await waitForReady(context, opened, surface)
  return query
}
