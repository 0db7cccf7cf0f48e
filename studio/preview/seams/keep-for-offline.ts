/** A preview keeps nothing: a service worker would show an earlier build. */
export const keepForOffline = async () => undefined
