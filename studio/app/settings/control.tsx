import { observer } from 'mobx-react-lite'
import { follow } from '../../../scripts/brand/explain/schema.ts'
import { PictureControl } from '../pictures/picture-control.tsx'
import { ChoiceControl, ColourControl, DateControl, FlagControl, NumberControl, TextControl } from './controls.tsx'
import type { ControlProps } from './inner.ts'
import { ListControl } from './list-control.tsx'
import { MapControl } from './map-control.tsx'
import { ObjectControl } from './object-control.tsx'
import { shapeOf } from './shapes.ts'
import { GuardControl, UnionControl } from './union-control.tsx'

const controls = {
  boolean: FlagControl,
  choice: ChoiceControl,
  colour: ColourControl,
  date: DateControl,
  number: NumberControl,
  picture: PictureControl,
  text: TextControl,
  list: ListControl,
  object: ObjectControl,
  map: MapControl,
  union: UnionControl,
  guard: GuardControl,
}

/** The control of a setting’s type. */
export const Control = observer(function Control(props: ControlProps) {
  const TypeControl = controls[shapeOf(props.schema)]
  return <TypeControl {...props} schema={follow(props.schema)} />
})
