import { createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components'

/** Baked clay: warm like a tandır, dark enough that white letters on it pass AA. */
const clay: BrandVariants = {
  10: '#1c0702',
  20: '#2f0e05',
  30: '#451508',
  40: '#5a1c0b',
  50: '#6e240e',
  60: '#822d11',
  70: '#963614',
  80: '#a8401a',
  90: '#b94f28',
  100: '#c75f38',
  110: '#d3714b',
  120: '#dd8461',
  130: '#e69879',
  140: '#eeae94',
  150: '#f5c6b2',
  160: '#fbe0d4',
}

export const theme: Theme = {
  ...createLightTheme(clay),
  fontFamilyBase: "'Segoe UI Variable', 'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', sans-serif",
  colorNeutralBackground2: '#faf6f1',
  colorNeutralBackground3: '#f4ede5',
  colorNeutralForeground1: '#2a1f1a',
  colorNeutralForeground2: '#4a3d36',
  colorNeutralForeground3: '#6a5b53',
  colorNeutralStroke1: '#d9cdc2',
  colorNeutralStroke2: '#e8dfd6',
  colorNeutralStrokeAccessible: '#75665d',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
}
