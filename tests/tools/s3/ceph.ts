import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A running S3 server. */
export interface S3Server {
  address: string
  stop(): Promise<void>
}

/** The credentials of its only user. */
export const credentials = { AWS_ACCESS_KEY_ID: 'publisher', AWS_SECRET_ACCESS_KEY: 'not-a-secret' }

/** Starts Ceph’s object gateway with a cluster of one monitor and one disk in memory. Uses `port` and the next one. */
export async function startCeph(port: number): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'ceph-'))
  const id = randomUUID()
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, id, port))
  const call = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString()
  const run = (command: string, ...args: string[]) => call(command, '-c', join(folder, 'ceph.conf'), ...args)
  const started: ChildProcess[] = []
  const start = (command: string, ...args: string[]) =>
    void started.push(spawn(command, ['-c', join(folder, 'ceph.conf'), ...args, '--foreground'], { stdio: 'ignore' }))

  const map = join(folder, 'monmap')
  call('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${port + 1}]`, map)
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  start('ceph-mon', '-i', 'a')
  const disk = run('ceph', 'osd', 'create').trim()
  run('ceph-osd', '-i', disk, '--mkfs')
  run('ceph', 'osd', 'crush', 'add', `osd.${disk}`, '1', 'root=default', 'host=localhost')
  start('ceph-osd', '-i', disk)
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = credentials
  run(
    'radosgw-admin',
    'user',
    'create',
    '--uid',
    key,
    '--display-name',
    key,
    '--access-key',
    key,
    '--secret-key',
    secret,
  )
  start('radosgw', '-n', 'client.admin')

  const address = `http://127.0.0.1:${port}`
  for (let turn = 0; !(await answers(address)); turn++) {
    if (turn > 600) throw new Error(`Ceph does not answer; see its logs in ${folder}.`)
    await wait(100)
  }
  return {
    address,
    async stop() {
      for (const child of started.reverse()) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        if (child.exitCode === null && child.kill('SIGKILL')) await ended
      }
      rmSync(folder, { recursive: true })
    },
  }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

const configuration = (folder: string, id: string, port: number) => `[global]
fsid = ${id}
auth cluster required = none
auth service required = none
auth client required = none
mon host = v1:127.0.0.1:${port + 1}
ms bind msgr2 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
osd crush update on start = false
osd class update on start = false
memstore device bytes = 2147483648
mon max pg per osd = 1000
mon allow pool size one = true
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw run sync thread = false
rgw dynamic resharding = false
rgw override bucket index max shards = 1
osd class load list = *
osd class default list = *
`
