import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registry } from '../registry.ts'
import { Blocks } from '../routing/blocks.tsx'
import { OfficialMarks } from '../routing/official-marks.tsx'
import { RegistryContext, useRegistry } from '../shell/registry-context.ts'
import { StoresContext, useStores, type Stores } from '../shell/stores.ts'
import { BrandLogo } from '../ui/brand-logo.tsx'
import styles from './closed-page.module.css'
import { showStarted } from '../first-script/show-started.ts'

interface ClosedPageProps {
  name: 'MAINTENANCE' | 'REGION_CLOSED'
  /** The window’s title. */
  title: 'region.title' | 'maintenance.siteTitle'
  stores: Stores
  registry: Registry
  children: ReactNode
}

/** A page in place of the whole site: the official marks, the brand’s logo, what is to be said, and who runs it. */
export function ClosedPage({ stores, registry, ...page }: ClosedPageProps) {
  return (
    <StoresContext value={stores}>
      <RegistryContext value={registry}>
        <Suspense fallback={null}>
          <Page {...page} />
        </Suspense>
      </RegistryContext>
    </StoresContext>
  )
}

const Page = observer(function Page({ name, title, children }: Omit<ClosedPageProps, 'stores' | 'registry'>) {
  const { manifest } = useStores()
  const { whileClosed } = useRegistry()
  const { t } = useTranslation('user')
  useLayoutEffect(showStarted, [])
  useLayoutEffect(() => void (document.title = `${t(title)} · ${manifest.name}`), [t, title, manifest])
  return (
    <div className={styles.page}>
      <OfficialMarks />
      <header className={styles.header}>
        <BrandLogo brand={manifest} alt={manifest.name} width={160} height={40} />
      </header>
      <main className={styles.main} data-page={name} data-state="ready">
        {children}
      </main>
      <footer className={styles.footer}>
        <Blocks blocks={manifest.frame.footer.filter(({ use }) => whileClosed.includes(use))} />
      </footer>
    </div>
  )
})
