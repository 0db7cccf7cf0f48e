import { createRoot } from 'react-dom/client'
import type { Manifest } from '#manifest'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { startErrors } from '../reporting/start-errors.ts'
import { ManifestError } from './read-manifest.ts'
import { showStarted } from '../first-script/show-started.ts'
import styles from './boot-error.module.css'

/**
 * Shows why the brand could not start: every problem of its manifest, or that something could not be loaded. In English
 * only, because texts may be what failed to load.
 */
export async function showBootError(root: HTMLElement, error: unknown) {
  console.error(error)
  report(error)
  showStarted()
  document.title = 'This site could not start'
  const problems = error instanceof ManifestError ? (error.problems ?? (await diagnosed(error))) : undefined
  createRoot(root).render(problems ? <Problems diagnostics={problems} /> : <Unreachable />)
}

/** Diagnoses take many times the bytes of this page; without them the page says that something could not be loaded. */
const diagnosed = ({ manifest }: ManifestError) =>
  import('#manifest-tools/check/diagnose.ts').then(
    ({ diagnose }) => diagnose(manifest),
    () => undefined,
  )

/** An invalid manifest may still contain the address for error reports. */
function report(error: unknown) {
  const manifest = (
    error instanceof ManifestError
      ? error.manifest
      : JSON.parse(document.getElementById('manifest')?.textContent || '{}')
  ) as Partial<Manifest> | undefined
  const errors = manifest?.services?.production?.errors
  if (typeof errors?.address !== 'string') return
  startErrors({ brand: String(manifest?.id), errors, page: () => 'BOOT_ERROR', secrets: () => [] })
}

function Problems({ diagnostics }: { diagnostics: Diagnostic[] }) {
  return (
    <main className={styles.page} data-page="BOOT_ERROR" data-state="error" lang="en" dir="ltr">
      <h1>This brand’s manifest is not valid</h1>
      <p>
        {diagnostics.length === 1 ? 'One problem keeps' : `${diagnostics.length} problems keep`} the site from starting.
        Fix the manifest and publish it again.
      </p>
      <ol className={styles.problems}>
        {diagnostics.map((diagnostic) => (
          <Problem key={diagnostic.pointer + diagnostic.code} diagnostic={diagnostic} />
        ))}
      </ol>
    </main>
  )
}

function Problem({ diagnostic }: { diagnostic: Diagnostic }) {
  const { code, pointer, message, accepted, suggestion, effect, file, line, column, frame } = diagnostic
  return (
    <li className={styles.problem} data-diagnostic={code} data-pointer={pointer}>
      <p className={styles.place}>
        <code>{file ? `${file}:${line}:${column}` : pointer || '/'}</code> <span>{code}</span>
      </p>
      <p className={styles.message}>{message}</p>
      {frame && <pre className={styles.frame}>{frame}</pre>}
      {suggestion !== undefined && <p>Did you mean “{suggestion}”?</p>}
      {accepted && <p>Accepted: {accepted.join(', ')}</p>}
      {effect && <p>Effect: {effect}</p>}
    </li>
  )
}

function Unreachable() {
  return (
    <main className={styles.page} data-page="BOOT_ERROR" data-state="error" lang="en" dir="ltr">
      <h1>The site could not be loaded</h1>
      <p>Check your connection, then load the page again.</p>
      <button type="button" className={styles.reload} onClick={() => location.reload()}>
        Load again
      </button>
    </main>
  )
}
