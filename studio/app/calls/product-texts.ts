import type { ProductTexts } from '../../shared/calls.ts'
import { readTexts } from './api.ts'

let reading: Promise<ProductTexts> | undefined

/** Reads the product’s texts once; again after a failure. */
export const productTexts = (): Promise<ProductTexts> =>
  (reading ??= readTexts().catch((error: unknown) => {
    reading = undefined
    throw error
  }))
