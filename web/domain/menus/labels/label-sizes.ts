/** Paper for labels: a sheet of eight, and rolls of label printers. */
export const labelSizes = {
  sheet: { name: 'A4 · sayfada 8 etiket', columns: 56, lines: 11 },
  roll62: { name: 'Etiket yazıcısı · 62 mm', columns: 38, lines: 8 },
  roll100: { name: 'Etiket yazıcısı · 100 mm', columns: 60, lines: 9 },
} as const

/** `columns`: characters that surely fit into a line of dishes. `lines`: for the dishes. */
export type LabelSize = keyof typeof labelSizes
