/** The latest permitted birthday: `minAge` years before today, or the last day of a shorter month. */
export function latestBirthday(today: Date, minAge: number): Date {
  const day = new Date(today.getFullYear() - minAge, today.getMonth(), today.getDate())
  if (day.getMonth() !== today.getMonth()) day.setDate(0)
  return day
}
