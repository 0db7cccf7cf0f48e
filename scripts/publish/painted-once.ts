import type { Manifest } from '#manifest'
import type { FirstPaint } from './first-paint.ts'

type Paint = (manifest: Manifest) => FirstPaint

/** Settings that a painted frame shows as they are. */
const shown = ['id', 'name', 'project', 'logo'] as const

/** Settings that do not affect the first paint. */
const unpainted = { hosts: {}, api: {}, seo: {}, services: {} }

/** What stands in markup as it is written. */
const plain = /^[\p{L}\p{N} ._/-]+$/u

const placeholder = (setting: string) => `/painted-${setting}-here`
const withPlaceholders = Object.fromEntries(shown.map((setting) => [setting, placeholder(setting)]))

/** How many frames are kept, so that memory stays flat with any number of brands. */
const most = 64

interface Painted {
  manifest: Manifest
  paint: FirstPaint
}

/** The frames of brands that can share one. */
interface Frames {
  first: Painted
  /** A frame with placeholders; null if it is not the first one’s frame with its settings in them. */
  model?: FirstPaint | null
}

/**
 * Paints brands that differ only in unpainted settings, in colours or in what is shown as it is, once for all of them. The first
 * one is painted alone; for the second one placeholders are painted, and used only if they give the first one’s frame.
 */
export function paintedOnce(paint: Paint): Paint {
  const known = new Map<string, Frames>()
  let last: Painted | undefined

  function another(frames: Frames, manifest: Manifest): FirstPaint {
    if (!isPlain(manifest)) return paint(manifest)
    if (frames.model === undefined) frames.model = modelOf(frames.first, paint)
    return frames.model ? filled(frames.model, manifest) : paint(manifest)
  }

  function painted(manifest: Manifest): FirstPaint {
    const { tokens: _colours, ...theme } = manifest.theme
    const key = JSON.stringify({ ...manifest, ...unpainted, ...withPlaceholders, theme })
    const frames = known.get(key)
    if (!frames) {
      const first = { manifest, paint: paint(manifest) }
      if (known.size === most) known.delete(known.keys().next().value!)
      known.set(key, { first })
      return first.paint
    }
    const { first } = frames
    const isFirst = shown.every((setting) => first.manifest[setting] === manifest[setting])
    return isFirst ? first.paint : another(frames, manifest)
  }

  return (manifest) => {
    if (!last || !isPaintedAs(manifest, last.manifest)) last = { manifest, paint: painted(manifest) }
    return last.paint
  }
}

/** Whether a manifest has the very objects of another in all that is painted, as the hosts of a brand have. */
const isPaintedAs = (manifest: Manifest, other: Manifest) =>
  (Object.keys({ ...manifest, ...other }) as (keyof Manifest)[]).every(
    (setting) => setting in unpainted || manifest[setting] === other[setting],
  )

const isPlain = (manifest: Manifest) => shown.every((setting) => plain.test(manifest[setting]))

function modelOf({ manifest, paint: itself }: Painted, paint: Paint): FirstPaint | null {
  if (!isPlain(manifest)) return null
  const model = paint({ ...manifest, ...withPlaceholders })
  const again = filled(model, manifest)
  const isSame = (Object.keys(again) as (keyof FirstPaint)[]).every((part) => again[part] === itself[part])
  return isSame ? model : null
}

function filled(model: FirstPaint, manifest: Manifest): FirstPaint {
  const fill = (markup: string) =>
    shown.reduce((text, setting) => text.replaceAll(placeholder(setting), () => manifest[setting]), markup)
  return { ...model, markup: fill(model.markup), templates: fill(model.templates) }
}
