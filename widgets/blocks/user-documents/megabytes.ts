import type { Language } from '#manifest'
import { localeOf } from '#engine/ui/locale.ts'

/** Formats a file’s size in megabytes, at least 0.1. */
export const megabytes = (bytes: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 1024 / 1024),
  )
