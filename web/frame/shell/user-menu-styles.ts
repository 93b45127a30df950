import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { roomyHeader } from '../../ui/page/shell-places.ts'

const onlyWithRoom = { display: 'none', [roomyHeader]: { display: 'inline-flex' } }

export const useUserMenuStyles = makeStyles({
  button: {
    minWidth: 0,
    gap: '8px',
    padding: '4px 6px',
    [roomyHeader]: { maxWidth: '420px' },
  },
  name: {
    ...onlyWithRoom,
    [roomyHeader]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  // Like a Badge in tint and informative, whose styles for every other look would be loaded with each page.
  role: {
    ...onlyWithRoom,
    flexShrink: 0,
    alignItems: 'center',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 6px',
    border: `1px solid ${colors.line}`,
    borderRadius: '10px',
    backgroundColor: colors.surface2,
    color: colors.ink3,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  chevron: { ...onlyWithRoom, flexShrink: 0 },
  popover: {
    zIndex: 10,
    width: '296px',
    maxWidth: 'calc(100vw - 16px)',
    padding: '8px',
    borderRadius: '12px',
    border: `1px solid ${colors.line}`,
  },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 10px 12px',
    borderBottom: `1px solid ${colors.line}`,
  },
  facts: { display: 'grid', minWidth: 0 },
  quiet: { color: colors.ink3 },
  item: { minHeight: '36px', maxWidth: 'none', alignItems: 'center', borderRadius: '8px' },
  looks: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    margin: '0 10px 6px',
    overflow: 'hidden',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '8px',
  },
  look: {
    minHeight: '32px',
    justifyContent: 'center',
    alignItems: 'center',
    padding: '0 4px',
    borderRadius: 0,
    ':not(:first-child)': { borderLeft: `1px solid ${colors.line}` },
    '&[aria-checked="true"]': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk, fontWeight: 650 },
    '& .fui-MenuItemRadio__content': { flexGrow: 0, padding: '0 0 0 2px' },
    '& .fui-MenuItemRadio__checkmark': { display: 'none' },
  },
})
