import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps {
  icon: IconName
  /** What it does, for everybody who does not see or know the drawing. */
  label: string
  isDisabled?: boolean
  onClick: () => void
}

/** A button that is a drawing. */
export const IconButton = ({ icon, label, isDisabled = false, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)
