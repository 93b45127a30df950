import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { MailFolder, UnreadMessages } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { folders, unreadIn } from './folders.ts'
import { wide } from './mail-layout.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [wide]: { flexDirection: 'column', padding: '8px' },
  },
  folder: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '40px',
    padding: '0 8px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: colors.ink2,
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.brand}`, outlineOffset: '-2px' },
  },
  open: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    fontWeight: 650,
    ':hover': { backgroundColor: colors.brandSoftHover },
  },
  icon: { fontSize: '20px', flexShrink: 0 },
  count: { marginLeft: 'auto', fontSize: '12px', fontVariantNumeric: 'tabular-nums' },
})

const maxShown = 999

type Props = { open: MailFolder; unread: UnreadMessages | undefined; onOpen: (folder: MailFolder) => void }

export const FolderNav = ({ open, unread, onOpen }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <nav aria-label="Klasörler">
      <ul className={styles.list}>
        {folders.map(({ name, title, Icon }) => {
          const count = unreadIn(unread, name)
          return (
            <li key={name}>
              <button
                type="button"
                className={mergeClasses(styles.folder, name === open && styles.open)}
                aria-current={name === open ? 'page' : undefined}
                onClick={() => onOpen(name)}
              >
                <Icon aria-hidden className={styles.icon} />
                {title}
                {count > 0 && (
                  <>
                    <span className={styles.count}>{count > maxShown ? `${maxShown}+` : count}</span>
                    <span className={hidden}>okunmamış</span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
