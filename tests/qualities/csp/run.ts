/**
 * The slow suite `csp`: what Google’s evaluator finds in the policies of the pages as they are published. Of a page that
 * frames vendors’ HTML, the policy is its brand’s: the frame’s own one is a sandbox.
 */
import { policyIn, serious } from '#testing/csp.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { framePages } from '../../../scripts/publish/render/frame-pages.ts'
import { openBuild, pagesOf } from '../../../scripts/publish/render/brand-pages.ts'

const build = openBuild('dist')
const { '/frame-return': framed } = framePages(build.folder)
/** The policies of each page, by where they are. */
const policies: Record<string, string> = {
  // Its header adds who may frame it.
  '/frame-return, in the page': policyIn(framed.html),
}
for (const brand of readBrands('manifests')) {
  const pagesAt = pagesOf(brand, build)
  for (const host of [`${brand.id}.localhost`, ...Object.keys(brand.manifest.hosts)]) {
    const { files, shell } = pagesAt(host)
    for (const file of files) {
      const { html, headers } = await shell(file)
      policies[`${brand.id} on ${host}, ${file.name}, header`] = headers['content-security-policy'] ?? ''
      policies[`${brand.id} on ${host}, ${file.name}, in the page`] = policyIn(html)
    }
  }
}

let faults = 0
for (const [place, policy] of Object.entries(policies)) {
  const findings = policy ? serious(policy) : ['there is no policy']
  faults += findings.length
  for (const finding of findings) console.error(`${place}: ${finding}`)
}
console.log(`${Object.keys(policies).length} policies, ${faults} findings of high or medium severity`)
if (faults > 0) process.exitCode = 1
