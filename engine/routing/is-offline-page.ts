/** Whether the service worker showed this page for want of a connection. A page that is painted at publishing is no such one. */
export const isOfflinePage = () => typeof document === 'object' && 'offline' in document.documentElement.dataset
