import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Subtitle2,
  Text,
} from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { DeleteRegular, EditRegular, MoreHorizontalRegular, PeopleTeamRegular } from '@fluentui/react-icons'
import type { CorporateGroup } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { MenuLink } from './menu-link.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  badge: { flexShrink: 0 },
  quiet: { color: colors.ink3 },
  list: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  misfits: { color: colors.ink2, fontSize: '13px', lineHeight: '18px' },
  buttons: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px', marginTop: 'auto' },
})

export type GroupActions = {
  onOpen: (group: CorporateGroup) => void
  /** Undefined for people who may only look. */
  onEdit?: (group: CorporateGroup) => void
  onDelete?: (group: CorporateGroup) => void
}

export const GroupCard = ({ group, onOpen, onEdit, onDelete }: GroupActions & { group: CorporateGroup }) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const mayWriteMenus = useCan('writeMenus')
  const { name, description, companies, company_count: count, misfits, misfit_count: misfitCount } = group
  const isMenuFirst = mayWriteMenus && count > 0
  const [others, otherMisfits] = [count - companies.length, misfitCount - misfits.length]
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{name}</Subtitle2>
          {description !== '' && (
            <Text size={200} className={styles.quiet}>
              {description}
            </Text>
          )}
        </div>
        {misfitCount > 0 && (
          <Badge className={styles.badge} color="warning">
            {formatNumber(misfitCount)} firma uymuyor
          </Badge>
        )}
      </div>
      {count === 0 ? (
        <Text className={styles.quiet}>Bu grupta henüz firma yok.</Text>
      ) : (
        <ul className={styles.list} aria-label={`${name}: firmalar`}>
          {companies.map((company) => (
            <li key={company.id}>{company.name}</li>
          ))}
          {others > 0 && <li className={styles.quiet}>ve {formatNumber(others)} firma daha</li>}
        </ul>
      )}
      {misfitCount > 0 && (
        <ul className={mergeClasses(styles.list, styles.misfits)} aria-label={`${name}: uymayan firmalar`}>
          {misfits.map((firm) => (
            <li key={firm.id}>
              {firm.name}: {firm.problem}
            </li>
          ))}
          {otherMisfits > 0 && <li>ve {formatNumber(otherMisfits)} firma daha</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        {isMenuFirst ? (
          <MenuLink group={group} />
        ) : (
          <Button aria-label={`${name}: firmalar ve sayılar`} onClick={() => onOpen(group)}>
            Firmalar
          </Button>
        )}
        {(isMenuFirst || onEdit !== undefined) && (
          <Menu positioning={{ position: 'below', align: 'end' }}>
            <MenuTrigger disableButtonEnhancement>
              <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={`${name}: diğer işlemler`} />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {isMenuFirst && (
                  <MenuItem icon={<PeopleTeamRegular />} onClick={() => onOpen(group)}>
                    Firmalar ve sayılar
                  </MenuItem>
                )}
                {onEdit !== undefined && (
                  <MenuItem icon={<EditRegular />} onClick={() => onEdit(group)}>
                    Düzenle
                  </MenuItem>
                )}
                {onDelete !== undefined && (
                  <MenuItem className={danger.quiet} icon={<DeleteRegular />} onClick={() => onDelete(group)}>
                    Sil
                  </MenuItem>
                )}
              </MenuList>
            </MenuPopover>
          </Menu>
        )}
      </div>
    </Panel>
  )
}
