import type { Language } from '#manifest'
import { numberFormat } from '#engine/i18n/formats.ts'

/** Formats a file’s size in megabytes, at least 0.1. */
export const megabytes = (bytes: number, language: Language) =>
  numberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 1024 / 1024),
  )
