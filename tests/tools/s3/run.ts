/** The slow suite `s3`: publishes to Ceph’s S3 server, and serves what is there by nginx with deploy/cdn. */
import { readFileSync } from 'node:fs'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../../../scripts/machine/free-port.ts'
import { runCommand } from '../../../scripts/machine/run-command.ts'
import { credentials, startCeph } from './ceph.ts'

/** A port whose next one is free too, by chance. */
const server = await startCeph(await freePort())
const bucket = 'brands'
const variables = {
  ...credentials,
  AWS_ENDPOINT_URL: server.address,
  AWS_REGION: 'us-east-1',
  S3_BUCKET: bucket,
}
try {
  Object.assign(process.env, credentials)
  const client = new S3Client({ endpoint: server.address, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  const policy = readFileSync('deploy/cdn/bucket-policy.json', 'utf8').replaceAll(
    'my-bucket/my-prefix',
    `${bucket}/site`,
  )
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: policy }))
  const passed = [
    runCommand(['vitest', 'run', '--retry=0', 'scripts/publish/store/s3'], variables),
    runCommand(['playwright', 'test', '--project=s3', '--workers=1', '--retries=0'], variables),
  ]
  process.exitCode = passed.every(Boolean) ? 0 : 1
} finally {
  await server.stop()
}
