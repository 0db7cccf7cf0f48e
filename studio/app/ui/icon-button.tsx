import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps {
  icon: IconName
  /** What it does, for everybody who does not see or know the drawing. */
  label: string
  isDisabled?: boolean
  /** Of a button that is on or off. */
  isPressed?: boolean
  onClick: () => void
}

/** A button that is a drawing. */
export const IconButton = ({ icon, label, isDisabled = false, isPressed, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)
