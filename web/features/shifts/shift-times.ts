const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const day = 24 * 60

export const endsNextDay = (start: string, end: string): boolean => minutesOf(end) < minutesOf(start)

/** Wraps past midnight: 22:00–06:00 is 8 saat. */
export const durationLabel = (start: string, end: string): string => {
  const minutes = (minutesOf(end) - minutesOf(start) + day) % day
  const parts = [
    [Math.floor(minutes / 60), 'saat'],
    [minutes % 60, 'dk'],
  ] as const
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ')
}

/** Where a shift lies within a day, in percent; past midnight it has a part at either end. */
export const partsOfDay = (start: string, end: string): { from: number; length: number }[] => {
  const [from, to] = [minutesOf(start), minutesOf(end)].map((minutes) => (100 * minutes) / day) as [number, number]
  const parts =
    to > from
      ? [[from, to]]
      : [
          [0, to],
          [from, 100],
        ]
  return parts.map(([from = 0, to = 0]) => ({ from, length: to - from })).filter(({ length }) => length > 0)
}
