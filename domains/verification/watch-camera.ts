/** Whether the vendor’s frame can use a camera: refused in the browser, none connected, or as far as known neither. */
export type CameraState = 'usable' | 'denied' | 'missing'

/**
 * Follows whether a camera can be used. A frame has the permission of the page around it, so the page learns of a refusal without
 * the vendor. Browsers that do not tell are taken as usable: there the vendor’s page explains. Returns an unsubscribe function.
 */
export function watchCamera(receive: (state: CameraState) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let permission: PermissionStatus | undefined

  async function read() {
    const isDenied = permission?.state === 'denied'
    const isMissing = !isDenied && (await hasNoCamera())
    if (!signal.aborted) receive(isDenied ? 'denied' : isMissing ? 'missing' : 'usable')
  }
  const readAgain = () => void read()

  async function start() {
    permission = await cameraPermission()
    if (signal.aborted) return
    permission?.addEventListener('change', readAgain, { signal })
    navigator.mediaDevices?.addEventListener('devicechange', readAgain, { signal })
    await read()
  }
  void start()
  return () => listening.abort()
}

/** Firefox before 126 and Safari before 16 reject the name. */
const cameraPermission = async (): Promise<PermissionStatus | undefined> =>
  navigator.permissions?.query({ name: 'camera' }).catch(() => undefined)

async function hasNoCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => undefined)
  return devices !== undefined && !devices.some(({ kind }) => kind === 'videoinput')
}
