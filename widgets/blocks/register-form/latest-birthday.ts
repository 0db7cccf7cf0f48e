/** The day on which the youngest who may register was born: so many years before today, in a shorter month its last day. */
export function latestBirthday(today: Date, minAge: number): Date {
  const day = new Date(today.getFullYear() - minAge, today.getMonth(), today.getDate())
  if (day.getMonth() !== today.getMonth()) day.setDate(0)
  return day
}
