/** Loaded before a server, lets it start at noon of one certain day: what its seed dates by the day is the same each time. */
const Real = Date
const lead = Real.parse('2026-11-25T12:00:00Z') - Real.now()

globalThis.Date = class extends Real {
  constructor(...values) {
    super(...(values.length === 0 ? [Real.now() + lead] : values))
  }

  static now() {
    return Real.now() + lead
  }
}
