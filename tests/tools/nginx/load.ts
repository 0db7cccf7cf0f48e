import { request } from 'node:http'

/** The checked part of an answer. */
export interface Answer {
  path: string
  status: number
  body: string
}

interface Load {
  /** The number of answered requests. */
  count(): number
  /** Stops once `least` requests have been answered, and returns the faults. */
  stop(least: number): Promise<string[]>
}

/** Requests paths from a host repeatedly, four in parallel, and records each wrong answer. */
export function startLoad(host: string, port: number, paths: string[], isRight: (answer: Answer) => boolean): Load {
  const wrong: string[] = []
  let answered = 0
  let wanted = Infinity

  async function ask(path: string) {
    const answer = await get(host, port, path).catch((error: Error) => ({ path, status: 0, body: error.message }))
    answered++
    if (!isRight(answer)) wrong.push(`${answer.status} ${path}: ${answer.body.slice(0, 200)}`)
  }
  const walk = async (first: number) => {
    for (let index = first; answered < wanted; index++) await ask(paths[index % paths.length]!)
  }
  const walks = Promise.all([0, 1, 2, 3].map(walk))
  return {
    count: () => answered,
    async stop(least) {
      wanted = Math.max(least, answered)
      await walks
      return wrong
    },
  }
}

/** Makes one request with the host name in the header. */
const get = (host: string, port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ path, status: response.statusCode ?? 0, body })).on('error', reject)
    })
    sent.on('error', reject).end()
  })
