import type { DateField } from '#manifest'

/** The days that a field takes, in local time. */
export interface DateDays {
  earliest: Date
  /** Undefined where any later day may be entered. */
  latest: Date | undefined
  /** The age of somebody born on `latest`, where a later day means that the player is too young. */
  minAge: number | undefined
}

/** Returns the days that a field of the manifest takes. The earlier of its own last day and of the latest birthday holds. */
export function daysOf(field: DateField, today: Date, ageOfBrand: number): DateDays {
  const age = field.minAge ?? (field.isBirthday ? ageOfBrand : undefined)
  const birthday = age === undefined ? undefined : latestBirthday(today, age)
  const own = field.latest === undefined ? undefined : localDay(field.latest)
  const isOwnFirst = own !== undefined && (birthday === undefined || own < birthday)
  return {
    earliest: localDay(field.earliest ?? '1900-01-01'),
    latest: isOwnFirst ? own : birthday,
    minAge: isOwnFirst ? undefined : age,
  }
}

/** The latest permitted birthday: `minAge` years before today, or the last day of a shorter month. */
function latestBirthday(today: Date, minAge: number): Date {
  const day = new Date(today.getFullYear() - minAge, today.getMonth(), today.getDate())
  if (day.getMonth() !== today.getMonth()) day.setDate(0)
  return day
}

/** The local start of a day written as `1990-12-31`. */
function localDay(text: string): Date {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
  return new Date(year, month - 1, day)
}
