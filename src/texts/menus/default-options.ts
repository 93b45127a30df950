import { type PastedOption, defaultKeys } from '../../core/menus/rules.ts'

const labels: Readonly<Record<(typeof defaultKeys)[number], string>> = {
  GELENEKSEL1: 'Geleneksel 1',
  ALTERNATIF1: 'Alternatif 1',
  GELENEKSEL2: 'Geleneksel 2',
  ALTERNATIF2: 'Alternatif 2',
}

/** The options most menus have. */
export const defaultOptions: readonly PastedOption[] = defaultKeys.map((key) => ({ key, label: labels[key] }))

/** Columns count from 0. */
export const columnLabel = (column: number): string => defaultOptions[column]?.label ?? `Seçenek ${column + 1}`
