/** Whether the service worker served this page because there is no connection. False while prerendering. */
export const isOfflinePage = () => typeof document === 'object' && 'offline' in document.documentElement.dataset
