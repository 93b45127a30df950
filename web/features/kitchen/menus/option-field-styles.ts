import { makeStyles, tokens } from '@fluentui/react-components'

const wide = '@media (min-width: 768px)'

export const useOptionFieldStyles = makeStyles({
  option: {
    '& .fui-Field': { minWidth: 0 },
    '& .fui-Input': { width: '100%', minWidth: 0 },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"label tools" "dish dish" "change change" "details details"',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    alignItems: 'start',
    [wide]: {
      gridTemplateColumns: '220px minmax(0, 1fr) auto',
      gridTemplateAreas: '"label dish tools" ". change change" ". details details"',
    },
  },
  label: { gridArea: 'label' },
  dish: { gridArea: 'dish' },
  change: { gridArea: 'change' },
  tools: { gridArea: 'tools', display: 'flex', columnGap: '4px', paddingTop: '22px' },
  tool: { minWidth: '44px', minHeight: '44px' },
  details: {
    gridArea: 'details',
    display: 'grid',
    gap: tokens.spacingHorizontalM,
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
