export { CheckboxField as default } from '#engine/forms/checkbox-field.tsx'
export { value } from './value.ts'
