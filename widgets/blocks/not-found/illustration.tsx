import styles from './illustration.module.css'

/** A roulette wheel without its ball; with a lock in the middle if the page only needs a sign-in. */
export function Illustration({ locked }: { locked: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 190" width="240" height="190" aria-hidden>
      <ellipse className={styles.shade} cx="120" cy="180" rx="74" ry="7" />
      <circle className={styles.rim} cx="120" cy="92" r="80" />
      <g className={styles.wheel}>
        <circle className={styles.pockets} cx="120" cy="92" r="60" />
        <circle className={styles.numbers} cx="120" cy="92" r="60" pathLength="24" />
      </g>
      <circle className={styles.bowl} cx="120" cy="92" r="44" />
      {locked ? <Lock /> : <Turret />}
      <path className={styles.trail} d="M186 40q22-26 36-4" />
      <circle className={styles.ball} cx="222" cy="52" r="8" />
    </svg>
  )
}

function Turret() {
  return (
    <g>
      <path className={styles.spokes} d="M120 62v60M90 92h60" />
      <circle className={styles.hub} cx="120" cy="92" r="12" />
      <circle className={styles.knob} cx="120" cy="62" r="5" />
      <circle className={styles.knob} cx="120" cy="122" r="5" />
      <circle className={styles.knob} cx="90" cy="92" r="5" />
      <circle className={styles.knob} cx="150" cy="92" r="5" />
    </g>
  )
}

function Lock() {
  return (
    <g>
      <path className={styles.spokes} d="M108 88v-8a12 12 0 0 1 24 0v8" />
      <rect className={styles.hub} x="101" y="87" width="38" height="29" rx="6" />
      <circle className={styles.keyhole} cx="120" cy="101" r="4.5" />
    </g>
  )
}
