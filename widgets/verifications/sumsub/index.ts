import snsWebSdk from '@sumsub/websdk'
import type { SumsubVerification } from '#manifest'
import type { OpenVerification } from '#domains/verification/contract.ts'

/** How long the vendor’s page may take to load. */
const loadTimeoutMs = 30_000

/**
 * Sumsub’s WebSDK 2.0, which makes the vendor’s frame and gives it the camera. It takes the frame’s address from the token. Its
 * package is part of the build, so that no script of the vendor runs in the page.
 */
const openSumsub: OpenVerification<SumsubVerification> = ({ customization, translation }, host) => {
  let isOpen = true
  const report = (run: () => void) => isOpen && run()
  const timer = setTimeout(() => report(() => host.onFailed('timeout')), loadTimeoutMs)
  let isReady = false

  const freshToken = () =>
    host.freshToken().catch((error: unknown) => {
      report(() => host.onFailed('token'))
      throw error
    })

  const sdk = snsWebSdk
    .init(host.token, freshToken)
    .withConf({
      lang: host.language,
      theme: host.theme,
      ...(customization !== undefined && { customizationName: customization }),
      ...(translation !== undefined && { translationName: translation }),
    })
    // The page has a viewport of its own, and scrolls itself.
    .withOptions({ addViewportTag: false, adaptIframeHeight: true, enableScrollIntoView: false })
    .on('idCheck.onInitialized', () => {
      clearTimeout(timer)
      isReady = true
      report(() => host.onReady())
    })
    .on('idCheck.onError', (error) => {
      console.warn('Sumsub', error)
      clearTimeout(timer)
      // Later errors are shown by the vendor’s page itself.
      if (!isReady) report(() => host.onFailed('vendor'))
    })
    .on('idCheck.onApplicantSubmitted', () => report(() => host.onSubmitted()))
    .on('idCheck.onApplicantResubmitted', () => report(() => host.onSubmitted()))
    .on('idCheck.onStepCompleted', () => report(() => host.onChanged()))
    .on('idCheck.onApplicantStatusChanged', () => report(() => host.onChanged()))
    .build()

  sdk.launch(host.element)
  host.element.querySelector('iframe')?.setAttribute('title', host.title)

  return {
    languageChanged: (language) => sdk.setLanguage(language),
    themeChanged: (theme) => sdk.setTheme(theme),
    close() {
      isOpen = false
      clearTimeout(timer)
      sdk.destroy()
    },
  }
}
export default openSumsub
