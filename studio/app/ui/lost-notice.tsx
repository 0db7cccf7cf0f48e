import type { Lost } from '../calls/send.ts'

/** Why the server is not reached. A sign-in happens in another tab, so that this one keeps what was typed. */
export const LostNotice = ({ lost: { message, isSignedOut } }: { lost: Lost }) => (
  <p role="alert">
    {message}{' '}
    {isSignedOut && (
      <a className="button small" href="/" target="_blank" rel="noreferrer">
        Sign in again
      </a>
    )}
  </p>
)
