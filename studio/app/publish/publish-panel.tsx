import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import type { Published, Publishing } from '../../shared/calls.ts'
import { publish, readPublishing, rollBack } from '../calls/api.ts'
import { refusalOf } from '../../shared/roles.ts'
import { liesOf } from '../../../manifest-tools/rules/going-live/lies.ts'
import { Effects } from '../changes/effects.tsx'
import { Places } from '../checks/before-live.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { Audit } from './audit.tsx'
import { Coming } from './coming.tsx'
import { History } from './history.tsx'
import { Hosts } from './hosts.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { Schedule } from './schedule.tsx'
import '../styles/publish.css'

const noBuild = 'The product is not built yet: whoever runs this server has to run npm run build.'

/** How often is looked whether a scheduled publication has happened, in milliseconds. */
const pollMs = 10_000

/** Returns why the saved brand cannot be published now; empty if it can. */
function obstacle({ isChanged, checks, role }: EditorStore, { isBuilt, environment }: Publishing): string {
  const refused = refusalOf(role, 'publish')
  if (refused) return refused
  if (isChanged) return 'Save your changes first: what is saved is published.'
  if (checks.errors > 0) return 'Fix the errors of the checks first.'
  if (environment === 'production' && liesOf(checks.live).length > 0) return 'Correct what would lie to players first.'
  return isBuilt ? '' : noBuild
}

/** What an action did or why it failed, and the text for which that is true: once that is changed, it is not said any more. */
interface Outcome {
  words: string
  hasFailed: boolean
  text: string
}

/** What a publication did, in a sentence. */
function outcomeOf({ refused, diagnostics, version, isNew }: Published): Omit<Outcome, 'text'> {
  if (refused.length > 0) return { words: refused.join(' '), hasFailed: true }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (version === undefined)
    return { words: `Nothing was published: ${errors.map(({ message }) => message).join(' ')}`, hasFailed: true }
  const words = isNew
    ? `Players get version ${version} now.`
    : `Nothing was published: version ${version}, which is live, is what is saved.`
  return { words, hasFailed: false }
}

interface PublishProps {
  editor: EditorStore
  token: string
  onOpen: (pointer: string) => void
  /** Opens the whole list “before going live”. */
  onChecks: () => void
}

/** From the saved manifest to players: the check, what they will notice, a message, live; and back. */
const PublishPanel = observer(function PublishPanel({ editor, token, onOpen, onChecks }: PublishProps) {
  const { id, base, role } = editor
  const [state, setState] = useState<Publishing | null>(null)
  const [message, setMessage] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [unread, setUnread] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const read = useCallback(
    () =>
      readPublishing(id).then(
        (next) => {
          setState(next)
          setUnread('')
        },
        (error: Error) => setUnread(error.message),
      ),
    [id],
  )
  useEffect(() => void read(), [read, base])
  const isExpecting = state?.schedule.some((each) => each.state === 'waiting' || each.state === 'begun') ?? false
  useEffect(() => {
    if (!isExpecting) return undefined
    const timer = setInterval(() => void read(), pollMs)
    return () => clearInterval(timer)
  }, [isExpecting, read])

  const act = async (change: () => Promise<Published>) => {
    const { text } = editor
    setIsBusy(true)
    setOutcome(null)
    try {
      setOutcome({ ...outcomeOf(await change()), text })
      setMessage('')
      await read()
    } catch (error) {
      setOutcome({ words: (error as Error).message, hasFailed: true, text })
    }
    setIsBusy(false)
  }

  if (!state) return <p aria-busy={unread === ''}>{unread || 'Reading what is published…'}</p>
  const live = state.versions.find((each) => each.live)
  const why = obstacle(editor, state)
  const said = outcome?.text === editor.text ? outcome : null
  const isNothing = state.isLive && !editor.isChanged
  const noLink = refusalOf(role, 'preview') || (state.isBuilt ? '' : noBuild)
  return (
    <>
      <h2>Publish</h2>
      <p>
        {live ? (
          <>
            Version {live.version} is live at <Hosts hosts={live.hosts} />.
          </>
        ) : (
          'This brand is not published yet.'
        )}
      </p>
      {unread && (
        <p role="alert" className="bad">
          {unread}
        </p>
      )}
      <h3>What players will notice</h3>
      {!state.effects && <p className="bad">What is saved has errors: see the checks.</p>}
      {state.effects?.length === 0 && <p className="quiet">{nothingWords(live !== undefined, state.isLive)}</p>}
      {state.effects && <Effects effects={state.effects} manifest={editor.manifest} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => publish(id, message.trim()))
        }}
      >
        <label htmlFor="publish-message">Message for the log</label>
        <input
          id="publish-message"
          type="text"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          placeholder="What changes, and why"
        />
        <p className="row">
          <button
            type="submit"
            className="button primary"
            disabled={why !== '' || isBusy}
            aria-describedby="publish-why"
          >
            {isBusy ? 'Working…' : 'Publish'}
          </button>
          <span id="publish-why" className="quiet">
            {why ||
              (isNothing && !said && 'Nothing is to be published, unless a picture or the product itself has changed.')}
          </span>
        </p>
      </form>
      <p role="status">{said && !said.hasFailed && said.words}</p>
      <p role="alert" className="bad">
        {said?.hasFailed && said.words}
      </p>
      {why === '' && !isNothing && (
        <Coming id={id} schedule={state.schedule} madeLive="new" why="" onChange={() => void read()} />
      )}
      <Readiness editor={editor} environment={state.environment} onOpen={onOpen} onChecks={onChecks} />
      <Schedule
        id={id}
        zone={editor.valueAt('/timeZone')}
        schedule={state.schedule}
        message={message.trim()}
        why={why}
        onChange={() => void read()}
      />
      <PreviewLinks editor={editor} previews={state.previews} why={noLink} onChange={() => void read()} />
      <History
        editor={editor}
        token={token}
        versions={state.versions}
        isBusy={isBusy}
        schedule={state.schedule}
        noRestore={refusalOf(role, 'publish')}
        noLink={noLink}
        onRestore={(version) => void act(() => rollBack(id, version))}
        onChange={() => void read()}
      />
      <Audit state={state} />
    </>
  )
})

export default PublishPanel

function nothingWords(isPublished: boolean, isLive: boolean): string {
  if (!isPublished) return 'The whole brand.'
  return isLive ? 'Nothing: what is live is what is saved.' : 'Nothing that players see.'
}

/** How much of the list “before going live” is open, and what of it is not published for players. */
const Readiness = observer(function Readiness({
  editor: { checks, manifest },
  environment,
  onOpen,
  onChecks,
}: Omit<PublishProps, 'token'> & Pick<Publishing, 'environment'>) {
  const { live, open } = checks
  const lies = environment === 'production' ? liesOf(live) : []
  if (live.length === 0) return null
  return (
    <>
      <p className="row">
        <span>
          {open === 0 ? 'Nothing is open before going live.' : `${open} of ${live.length} open before going live`}
        </span>
        <button type="button" className="button small" onClick={onChecks}>
          Show the list
        </button>
      </p>
      {environment === 'development' && (
        <p className="quiet">
          This site is for tests: no player visits it, and it has the addresses and services of test sites.
        </p>
      )}
      {lies.length > 0 && (
        <section aria-labelledby="publish-lies">
          <h3 id="publish-lies">What would lie to players</h3>
          <Places open={lies} manifest={manifest} onOpen={onOpen} />
        </section>
      )}
    </>
  )
})
