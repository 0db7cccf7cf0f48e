import { observer } from 'mobx-react-lite'
import { titleOf } from '../structure/tree-node.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pick } from '../ui/pick.tsx'
import { canTurn, devices, deviceWords } from './devices.ts'
import type { PreviewStore } from './preview-store.ts'

/** A choice of words that are their own values. */
export const same = (words: readonly string[]) => words.map((each) => [each, titleOf(each)] as const)

/** What previews side by side differ in: the screen, the theme, the language, and who looks. */
export const PreviewPicks = observer(function PreviewPicks({ preview }: { preview: PreviewStore }) {
  const { context, width, place, languages, people } = preview
  const isLight = context.theme === 'light'
  return (
    <>
      <Pick
        label="Screen"
        icon="screen"
        value={String(width)}
        options={devices.map((each) => [String(each.width), deviceWords(each, place)] as const)}
        onChange={(value) => preview.setWidth(Number(value))}
      />
      {canTurn(width) && (
        <IconButton icon="turn" label="Turn the device" isPressed={preview.isTurned} onClick={preview.turn} />
      )}
      <button
        type="button"
        className="toggle"
        title="Light theme"
        aria-pressed={isLight}
        onClick={() => preview.change({ theme: isLight ? 'dark' : 'light' })}
      >
        <Icon name={isLight ? 'sun' : 'moon'} />
        <span>Light theme</span>
      </button>
      <Pick
        label="Language"
        icon="language"
        value={context.language}
        options={languages.map((each) => [each, each] as const)}
        onChange={(language) => preview.change({ language })}
      />
      <Pick
        label="Viewed by"
        icon="person"
        value={context.role}
        options={same(people)}
        onChange={(role) => preview.change({ role })}
      />
    </>
  )
})
