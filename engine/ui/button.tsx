import type { ButtonHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for a page’s main action, `quiet` for secondary ones, `plain` for a bare control such as an icon. */
  kind?: keyof typeof buttonClass
}

/** Class names for links that look like buttons. */
export const buttonClass = {
  primary: classes(styles.button, styles.primary),
  quiet: classes(styles.button, styles.quiet),
  plain: classes(styles.button, styles.plain),
}

/** A button that does not submit by default. */
export function Button({ kind = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classes(buttonClass[kind], className)} {...rest} />
}
