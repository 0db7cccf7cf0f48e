import styles from './art.module.css'
import { Ball } from './ball.tsx'

/** A ball flying into the top corner of a goal, under floodlights. */
export function SportArt() {
  return (
    <svg className={styles.art} viewBox="0 0 260 180" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <path className={styles.glow} d="M150-10 40 190h90zM258-10 150 190h110z" />
      <g className={styles.line} strokeWidth="1.5" opacity="0.35">
        <path d="M108 44h200M108 62h200M108 80h200M108 98h200M108 116h200M108 134h200" />
        <path d="M122 34v120M142 34v120M162 34v120M182 34v120M202 34v120M222 34v120M242 34v120" />
      </g>
      <path className={styles.line} strokeWidth="7" d="M104 160V30h180" />
      <path className={styles.shade} d="M60 160h220v40H60z" />
      <path className={styles.line} strokeWidth="2" opacity="0.5" d="M60 160h220" />
      <g className={styles.accentLine} strokeWidth="4">
        <path d="M52 168q46-62 96-76" opacity="0.9" />
        <path d="M70 176q44-58 84-72" opacity="0.5" />
        <path d="M44 150q48-52 98-66" opacity="0.5" />
      </g>
      <Ball x={186} y={82} size={38} />
    </svg>
  )
}
