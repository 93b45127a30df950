import { type PastedOption, usualKeys } from '../../core/menus/rules.ts'

const labels: Readonly<Record<(typeof usualKeys)[number], string>> = {
  GELENEKSEL1: 'Geleneksel 1',
  ALTERNATIF1: 'Alternatif 1',
  GELENEKSEL2: 'Geleneksel 2',
  ALTERNATIF2: 'Alternatif 2',
}

/** The options most menus have. */
export const usualOptions: readonly PastedOption[] = usualKeys.map((key) => ({ key, label: labels[key] }))

/** Columns count from 0. */
export const columnLabel = (column: number): string => usualOptions[column]?.label ?? `Seçenek ${column + 1}`
