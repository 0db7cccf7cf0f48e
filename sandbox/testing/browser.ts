import type { FastifyInstance } from 'fastify'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls the sandbox as a browser does: keeps cookies and repeats the XSRF cookie in the header. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #headers: Record<string, string>

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }

  get = (url: string) => this.call('GET', url)
  post = (url: string, body?: object) => this.call('POST', url, { body })
  put = (url: string, body?: object) => this.call('PUT', url, { body })
  delete = (url: string) => this.call('DELETE', url)

  async call(
    method: Method,
    url: string,
    { body, headers }: { body?: object | undefined; headers?: Record<string, string> } = {},
  ) {
    const token = this.cookies.get('XSRF-TOKEN')
    const response = await this.#app.inject({
      method,
      url,
      headers: { cookie: this.cookieHeader, ...(token && { 'x-xsrf-token': token }), ...this.#headers, ...headers },
      ...(body && { payload: body }),
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

/** A browser in which this demo player is signed in. */
export async function signedIn(app: FastifyInstance, login = 'amine'): Promise<Browser> {
  const browser = new Browser(app)
  await browser.get('/api/auth/me')
  const response = await browser.post('/api/client-login', { login, password: 'Demo-1234' })
  if (response.statusCode !== 200) throw new Error(`sign-in of ${login} failed: ${response.body}`)
  return browser
}
