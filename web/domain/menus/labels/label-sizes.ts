/** Paper for labels: a sheet of eight, and rolls of label printers. */
export const labelSizes = {
  sheet: { name: 'A4 · sayfada 8 etiket', columns: 56, lines: 11, headColumns: 40 },
  roll62: { name: 'Etiket yazıcısı · 62 mm', columns: 38, lines: 8, headColumns: 24 },
  roll100: { name: 'Etiket yazıcısı · 100 mm', columns: 60, lines: 9, headColumns: 44 },
} as const

/**
 * `columns`: characters that surely fit into a line of dishes. `lines`: for the dishes, if each line of the head needs
 * only one. `headColumns`: characters that surely fit beside the number.
 */
export type LabelSize = keyof typeof labelSizes
