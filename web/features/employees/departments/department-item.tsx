import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DismissCircleRegular, EditRegular, ArrowUndoRegular } from '@fluentui/react-icons'
import { useUpdateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../ui/activity-badge.tsx'
import { colors } from '../../../ui/colors.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const narrow = '@container (max-width: 607px)'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: '48px',
    padding: '7px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  name: { display: 'flex', alignItems: 'center', gap: '8px' },
  count: {
    minWidth: 0,
    paddingLeft: '6px',
    paddingRight: '6px',
    color: colors.ink2,
    fontSize: '14px',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  passive: { color: tokens.colorNeutralForeground3 },
  buttons: {
    display: 'flex',
    flexShrink: 0,
    gap: '8px',
    [narrow]: { '& .fui-Button': { minWidth: '44px' }, '& .fui-Button__icon': { marginRight: 0 } },
  },
  word: { [narrow]: { display: 'none' } },
})

export type DepartmentActions = {
  onRename: (department: Department) => void
  onDeactivate: (department: Department) => void
}

type Props = { department: Department; actions?: DepartmentActions }

const ActivateButton = ({ department }: { department: Department }) => {
  const styles = useStyles()
  const company = useCompany()
  const [update, { isLoading }] = useUpdateDepartmentMutation()
  const report = useBanner('updateDepartment')
  const activate = () =>
    report(update({ ...company, departmentId: department.id, body: { is_active: true } }), {
      success: 'Departman yeniden aktifleştirildi',
      failure: 'Departman güncellenemedi',
    })
  return (
    <Button
      appearance="subtle"
      icon={<ArrowUndoRegular />}
      disabledFocusable={isLoading}
      aria-label={`${department.name}: aktifleştir`}
      onClick={() => void activate()}
    >
      <span className={styles.word}>Aktifleştir</span>
    </Button>
  )
}

export const DepartmentItem = ({ department, actions }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const { name, is_active, employee_count: count } = department
  const [, setParams] = usePanelParams()
  return (
    <li className={styles.root}>
      <div className={styles.name}>
        <Text weight="semibold" className={is_active ? undefined : styles.passive}>
          {name}
        </Text>
        {!is_active && <ActivityBadge isActive={false} />}
        {count !== undefined && (
          <Button
            appearance="subtle"
            className={styles.count}
            aria-label={`${name}: ${formatNumber(count)} kişi, listede göster`}
            onClick={() => setParams({ department: department.id, status: 'active' })}
          >
            {`${formatNumber(count)} kişi`}
          </Button>
        )}
      </div>
      {actions !== undefined && (
        <div className={styles.buttons}>
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={`${name}: düzenle`}
            onClick={() => actions.onRename(department)}
          >
            <span className={styles.word}>Düzenle</span>
          </Button>
          {is_active ? (
            <Button
              appearance="subtle"
              className={danger.quiet}
              icon={<DismissCircleRegular />}
              aria-label={`${name}: pasifleştir`}
              onClick={() => actions.onDeactivate(department)}
            >
              <span className={styles.word}>Pasifleştir</span>
            </Button>
          ) : (
            <ActivateButton department={department} />
          )}
        </div>
      )}
    </li>
  )
}
