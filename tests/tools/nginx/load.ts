import { request } from 'node:http'

/** An answer, as far as the load looks at it. */
export interface Answer {
  path: string
  status: number
  body: string
}

interface Load {
  /** How many requests have been answered. */
  count(): number
  /** Ends it once `least` requests have been answered, and answers what was wrong. */
  stop(least: number): Promise<string[]>
}

/** Asks a host for paths, again and again, four at a time, and notes each answer that is not right. */
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

/** One request, with the host’s name where a browser would put it. */
const get = (host: string, port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ path, status: response.statusCode ?? 0, body })).on('error', reject)
    })
    sent.on('error', reject).end()
  })
