import type { WebSocket } from 'ws'

const answers: [about: RegExp, answer: string][] = [
  [
    /withdraw|cash ?out|retrait|سحب|auszahl/i,
    'Withdrawals are checked by hand and paid within 24 hours. You can follow yours under Operations in your profile.',
  ],
  [
    /deposit|dépôt|إيداع|einzahl/i,
    'Deposits arrive within a minute as a rule. If yours is still on its way, tell me its amount and time and I will look it up.',
  ],
  [
    /bonus|free ?spin|مكافأة/i,
    'Your bonuses are under Bonuses in your profile, with how much is left to play before they turn into money.',
  ],
  [
    /verif|document|passport|vérif/i,
    'Upload a photo of your passport or identity card under Documents. We answer within a working day.',
  ],
  [
    /password|mot de passe|passwort/i,
    'Choose “Forgot your password?” on the sign-in page: you get a link by email that is good for one hour.',
  ],
  [/stop|limit|addict|exclu|jeu responsable/i, 'You can set limits or take a break at any time. Shall I tell you how?'],
  [/thank|merci|شكر|danke/i, 'You are welcome. Is there anything else that I can do for you?'],
]
const otherwise = [
  'Let me look into that for you.',
  'Could you tell me a little more? Which game or payment is it about?',
  'I have passed that on to my colleague, who answers in a moment.',
]

/** How long the operator takes to read and to write, in milliseconds. */
const pace = { reading: 500, writing: 900 }

/** Returns the operator’s reply to a player’s text; `turn` counts the texts before it. */
export const answerTo = (text: string, turn: number): string =>
  answers.find(([about]) => about.test(text))?.[1] ?? otherwise[turn % otherwise.length]!

/** Puts an operator at the other end of a chat, who takes `{text, name?}` and sends `{type: 'typing'}`, then `{type: 'message', text}`. */
export function serveOperator(socket: WebSocket): void {
  const waiting = new Set<NodeJS.Timeout>()
  const later = (run: () => void, delay: number) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      run()
    }, delay)
    waiting.add(timer)
  }
  const say = (message: object) => socket.send(JSON.stringify(message))
  let turn = 0
  socket.on('error', () => socket.terminate())
  socket.on('message', (received: Buffer) => {
    const { text, name } = parse(received.toString())
    if (!text) return
    const hello = turn === 0 && name ? `Hello ${name}. ` : ''
    const answer = hello + answerTo(text, turn++)
    later(() => say({ type: 'typing' }), pace.reading)
    later(() => say({ type: 'message', text: answer }), pace.reading + pace.writing)
  })
  socket.on('close', () => waiting.forEach(clearTimeout))
  say({ type: 'hello', operator: 'Nora' })
}

function parse(text: string): { text?: string | undefined; name?: string | undefined } {
  try {
    const { text: said, name } = JSON.parse(text) as Record<string, unknown>
    return {
      text: typeof said === 'string' ? said.slice(0, 2000) : undefined,
      name: typeof name === 'string' ? name.slice(0, 40) : undefined,
    }
  } catch {
    return {}
  }
}
