// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { watchCamera, type CameraState } from './watch-camera.ts'

afterEach(() => vi.unstubAllGlobals())

interface Given {
  permission?: PermissionState | 'unknown'
  kinds?: string[]
}

/** A browser with this permission and these devices. */
function browser({ permission = 'prompt', kinds = ['videoinput'] }: Given = {}) {
  const status = Object.assign(new EventTarget(), { state: permission })
  let devices = kinds
  const media = Object.assign(new EventTarget(), {
    enumerateDevices: async () => devices.map((kind) => ({ kind })),
  })
  const query = vi.fn(async ({ name }: { name: string }) => {
    if (permission === 'unknown') throw new TypeError(`${name} is no permission`)
    return status
  })
  vi.stubGlobal('navigator', { permissions: { query }, mediaDevices: media })
  return {
    query,
    permit(state: PermissionState) {
      status.state = state
      status.dispatchEvent(new Event('change'))
    },
    plug(...now: string[]) {
      devices = now
      media.dispatchEvent(new Event('devicechange'))
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function watch() {
  const states: CameraState[] = []
  const stop = watchCamera((state) => void states.push(state))
  await settle()
  return { states, stop }
}

it('asks for the camera’s permission without asking the player', async () => {
  const { query } = browser()
  const { states } = await watch()
  expect(query).toHaveBeenCalledExactlyOnceWith({ name: 'camera' })
  expect(states).toEqual(['usable'])
})

it('says nothing if it is stopped while the devices are listed', async () => {
  const receive = vi.fn()
  const enumerateDevices = async () => {
    stop()
    return []
  }
  vi.stubGlobal('navigator', { mediaDevices: Object.assign(new EventTarget(), { enumerateDevices }) })
  const stop = watchCamera(receive)
  await settle()
  expect(receive).not.toHaveBeenCalled()
})

it('says that the camera is refused, and that it is allowed again', async () => {
  const { permit } = browser({ permission: 'denied' })
  const { states } = await watch()
  permit('granted')
  await settle()
  expect(states).toEqual(['denied', 'usable'])
})

it('says that there is none, and that one was connected', async () => {
  const { plug } = browser({ kinds: ['audioinput'] })
  const { states } = await watch()
  plug('audioinput', 'videoinput')
  await settle()
  expect(states).toEqual(['missing', 'usable'])
})

it('takes the camera as usable where the browser does not tell', async () => {
  browser({ permission: 'unknown' })
  expect((await watch()).states).toEqual(['usable'])
  vi.stubGlobal('navigator', {})
  expect((await watch()).states).toEqual(['usable'])
})

it('hears of no change once it is stopped', async () => {
  const { permit } = browser()
  const { states, stop } = await watch()
  stop()
  permit('denied')
  await settle()
  expect(states).toEqual(['usable'])
})
