import { observer } from 'mobx-react-lite'
import { follow } from '../../../manifest-tools/explain/schema.ts'
import { formControlOf } from '../forms/controls.ts'
import { PictureControl } from '../pictures/picture-control.tsx'
import { drawings } from '../theme/drawings.tsx'
import { ChoiceControl, ColourControl, DateControl, FlagControl, NumberControl, TextControl } from './controls.tsx'
import { DrawnControl } from './drawn-control.tsx'
import type { ControlProps } from './inner.ts'
import { KeyControl } from './key-control.tsx'
import { ListControl } from './list-control.tsx'
import { MapControl } from './map-control.tsx'
import { ObjectControl } from './object-control.tsx'
import { PageControl } from './page-control.tsx'
import { shapeOf } from './shapes.ts'
import { GuardControl, UnionControl } from './union-control.tsx'

const controls = {
  boolean: FlagControl,
  choice: ChoiceControl,
  colour: ColourControl,
  date: DateControl,
  key: KeyControl,
  number: NumberControl,
  picture: PictureControl,
  text: TextControl,
  list: ListControl,
  object: ObjectControl,
  map: MapControl,
  union: UnionControl,
  guard: GuardControl,
  page: PageControl,
}

/** The control of a setting’s type. */
export const Control = observer(function Control(props: ControlProps) {
  const drawn = drawings[props.pointer]
  if (drawn) return <DrawnControl {...props} schema={follow(props.schema)} drawings={drawn} />
  const TypeControl = formControlOf(props.pointer) ?? controls[shapeOf(props.schema)]
  return <TypeControl {...props} schema={follow(props.schema)} />
})
