const brand = 'betogol'
const domain = 'sandbox.test'

/**
 * A brand and its API on sibling hosts. The browser resolves them to this machine (scripts/browser.ts); `{port}` is the
 * worker’s (testing/browser/server.ts).
 */
export const crossOrigin = {
  brand,
  page: (port: number) => `http://${brand}.${domain}:${port}`,
  api: (port: number) => `http://api.${domain}:${port}`,
  environment: {
    API_ADDRESS: `http://api.${domain}:{port}`,
    SANDBOX_ORIGINS: `http://${brand}.${domain}:{port}`,
    SANDBOX_COOKIE_DOMAIN: domain,
    BRAND_HOSTS: `${brand}.${domain}=${brand}`,
  },
}
