import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }

const texts = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, typeof en>

/** Returns a reason in a language: the sandbox’s own by its name, any other as it is. */
export function reasonText(reason: string, lang: string): string {
  const known: Record<string, string> = Object.hasOwn(texts, lang) ? texts[lang as keyof typeof texts] : en
  return Object.hasOwn(known, reason) ? known[reason]! : reason
}
