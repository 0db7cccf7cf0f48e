import { definitions, follow, locate } from '../../../manifest-tools/explain/schema.ts'
import { choices } from '../../../manifest-tools/explain/words.ts'
import { Choice, Row } from './rows.tsx'
import type { StepProps } from './steps.tsx'

const acceptedAt = (pointer: string) => choices(follow(locate(pointer, {})?.schema ?? {}))
const languages = choices(definitions.Language ?? {})

/** What the brand is for its players: where it is, in which money and languages. */
export const MarketStep = ({ draft, brands, change }: StepProps) => (
  <>
    <Row label="Start from">
      <select value={draft.from} onChange={({ target }) => change({ from: target.value })}>
        <option value="">The base of all brands</option>
        {brands.map((brand) => (
          <option key={brand.id} value={brand.id}>
            {brand.name}
          </option>
        ))}
      </select>
    </Row>
    <Row label="Host, such as lumina.example (can be added later)">
      <input
        type="text"
        spellCheck={false}
        value={draft.host}
        onChange={({ target }) => change({ host: target.value })}
      />
    </Row>
    <Row label="Currency, such as EUR (as it starts from, if empty)">
      <input
        type="text"
        maxLength={3}
        spellCheck={false}
        value={draft.currency}
        onChange={({ target }) => change({ currency: target.value })}
      />
    </Row>
    <fieldset className="plain">
      <legend>Languages (as it starts from, if none)</legend>
      <span className="row">
        {languages.map(({ name: code, meaning }) => (
          <label key={code} className="check">
            <input
              type="checkbox"
              checked={draft.languages.includes(code)}
              onChange={({ target }) => {
                const others = draft.languages.filter((each) => each !== code)
                change({ languages: target.checked ? [...others, code] : others })
              }}
            />{' '}
            {meaning}
          </label>
        ))}
      </span>
    </fieldset>
    <Choice
      label="Registration"
      value={draft.family}
      options={acceptedAt('/registration/family')}
      onChange={(family) => change({ family })}
    />
    <Choice
      label="Sportsbook"
      value={draft.provider}
      options={[...acceptedAt('/sport'), { name: 'none', meaning: '' }]}
      onChange={(provider) => change({ provider })}
    />
    <Choice
      label="Theme of a first visit"
      value={draft.theme}
      options={acceptedAt('/theme/default')}
      onChange={(theme) => change({ theme })}
    />
  </>
)
