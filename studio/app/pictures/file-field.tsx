import { useId, useState } from 'react'
import { readPicture, type ChosenPicture } from './file.ts'

interface FileFieldProps {
  label: string
  help?: string
  onChoose: (picture: ChosenPicture) => void
}

/** A field for a picture’s file. What cannot be used is refused at once, with the reason. */
export function FileField({ label, help, onChoose }: FileFieldProps) {
  const id = useId()
  const [failure, setFailure] = useState('')
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      const picture = await readPicture(file)
      setFailure('')
      onChoose(picture)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <div className="create-row">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="quiet" id={`${id}-help`}>
          {help}
        </span>
      )}
      <input
        type="file"
        id={id}
        accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
        aria-describedby={`${id}-help ${id}-failure`}
        aria-invalid={failure ? true : undefined}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p role="alert" className="bad" id={`${id}-failure`}>
        {failure}
      </p>
    </div>
  )
}
