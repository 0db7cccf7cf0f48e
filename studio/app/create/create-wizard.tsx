import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { BrandCard } from '../../shared/calls.ts'
import '../styles/create.css'
import { Dialog } from '../ui/dialog.tsx'
import { idOf, newDraft, withLogo, type Draft } from './draft.ts'
import { BrandWithoutPictures, makeBrand } from './make-brand.ts'
import { MarketStep } from './market-step.tsx'
import { ColourStep, NameStep, PictureStep } from './steps.tsx'

const steps = [
  { title: 'Name and logo', Step: NameStep },
  { title: 'Colours', Step: ColourStep },
  { title: 'Pictures', Step: PictureStep },
  { title: 'Players', Step: MarketStep },
]

interface CreateProps {
  brands: readonly BrandCard[]
  /** The brand that is duplicated, if one is. */
  from?: BrandCard | undefined
  onClose: () => void
}

/** Asks for what a new brand is made of, step by step, creates it, and opens it. Only the name is needed. */
export default function CreateWizard({ brands, from, onClose }: CreateProps) {
  const [draft, setDraft] = useState<Draft>(() => newDraft(from?.id, from && `${from.name} copy`))
  const [at, setAt] = useState(0)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  /** The id of the brand, if it was created without its pictures. */
  const [createdWithoutPictures, setCreatedWithoutPictures] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  /** A refusal is of what was entered: it goes once that is changed. */
  const change = (part: Partial<Draft>) => {
    setFailure('')
    setDraft((now) => ({ ...now, ...part }))
  }
  const { title, Step } = steps[at]!
  const isLast = at === steps.length - 1
  useEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])

  const create = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      await makeBrand(draft)
      location.hash = `#/brand/${idOf(draft)}`
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      if (error instanceof BrandWithoutPictures) setCreatedWithoutPictures(error.id)
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) void create()
    else setAt(at + 1)
  }
  const takeLogo = (picture: Parameters<typeof withLogo>[0]) =>
    void withLogo(picture).then(change, (error: Error) => setFailure(error.message))

  return (
    <Dialog title={from ? `Duplicate ${from.name}` : 'New brand'} onClose={onClose}>
      <ol className="steps" aria-label="Steps">
        {steps.map((step, index) => (
          <li key={step.title} aria-current={index === at ? 'step' : undefined}>
            {step.title}
          </li>
        ))}
      </ol>
      <form className="create" onSubmit={submit}>
        <h3 ref={heading} tabIndex={-1} className="hidden">
          {title}
        </h3>
        <Step draft={draft} brands={brands} change={change} onLogo={takeLogo} />
        {failure && (
          <p role="alert" className="bad">
            {failure} {createdWithoutPictures && <a href={`#/brand/${createdWithoutPictures}`}>Open the brand</a>}
          </p>
        )}
        <p className="row end">
          {at > 0 && (
            <button type="button" className="button" onClick={() => setAt(at - 1)}>
              Back
            </button>
          )}
          <button
            type={isLast ? 'submit' : 'button'}
            className={isLast ? 'button primary' : 'button'}
            disabled={isBusy || createdWithoutPictures !== '' || !draft.name.trim()}
            onClick={isLast ? undefined : () => void create()}
          >
            {isBusy ? 'Creating…' : 'Create'}
          </button>
          {!isLast && (
            <button type="submit" className="button primary">
              Next
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
