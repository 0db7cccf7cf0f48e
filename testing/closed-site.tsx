import { act } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { renderWidget } from './render.tsx'

/** Renders pages that replace the whole site: `show` renders one with the texts of the site. */
export function closedSite(setting: Parameters<typeof renderWidget>[1]) {
  let put!: (page: ReactNode) => void
  function Site() {
    const [page, setPage] = useState<ReactNode>(null)
    useEffect(() => {
      put = setPage
    }, [])
    return page
  }
  const { stores } = renderWidget(<Site />, setting)
  return { stores, show: (page: ReactNode) => act(() => put(page)) }
}
