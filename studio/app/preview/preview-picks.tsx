import { observer } from 'mobx-react-lite'
import type { PreviewContext } from '../../preview/protocol.ts'
import { titleOf } from '../structure/tree-node.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Pick } from '../ui/pick.tsx'
import { canTurn, widths } from './devices.ts'
import type { PreviewStore } from './preview-store.ts'

/** A choice of words that are their own values. */
export const same = (words: readonly string[]) => words.map((each) => [each, titleOf(each)] as const)

/** What previews side by side differ in: how wide, in which theme and language, for whom. */
export const PreviewPicks = observer(function PreviewPicks({ preview }: { preview: PreviewStore }) {
  const { context, width, roles, languages } = preview
  return (
    <>
      <Pick
        label="Width"
        value={String(width)}
        options={widths.map((each) => [String(each), each === 0 ? 'Fits' : `${each} px`] as const)}
        onChange={(value) => preview.setWidth(Number(value))}
      />
      {canTurn(width) && (
        <IconButton icon="turn" label="Turn the device" isPressed={preview.isTurned} onClick={preview.turn} />
      )}
      <Pick
        label="Theme"
        value={context.theme}
        options={same(['dark', 'light'])}
        onChange={(theme) => preview.change({ theme: theme as PreviewContext['theme'] })}
      />
      <Pick
        label="Language"
        value={context.language}
        options={languages.map((each) => [each, each] as const)}
        onChange={(language) => preview.change({ language })}
      />
      <Pick label="Who" value={context.role} options={same(roles)} onChange={(role) => preview.change({ role })} />
    </>
  )
})
