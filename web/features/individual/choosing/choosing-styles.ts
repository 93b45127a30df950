import { makeStyles, tokens } from '@fluentui/react-components'

export const useChoosingStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  progress: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  day: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    scrollMarginTop: '16px',
    ':focus': { outlineStyle: 'none' },
  },
  saved: {
    color: tokens.colorPaletteGreenForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
  save: {
    position: 'sticky',
    bottom: 'var(--bottom-bar-height)',
    paddingTop: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  saveButton: {
    width: '100%',
    '@container (min-width: 736px)': { width: '320px' },
    minHeight: '52px',
    fontSize: tokens.fontSizeBase400,
  },
  done: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorPaletteGreenBackground1,
    color: tokens.colorPaletteGreenForeground1,
    textAlign: 'center',
  },
})
