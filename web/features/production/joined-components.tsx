import { Button, makeStyles } from '@fluentui/react-components'
import { type GetPlannedComponentApiResponse, useNameComponentMutation } from '../../api/generated.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { colors } from '../../ui/colors.ts'
import { noConnection } from './production-texts.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none', fontSize: '13px' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    color: colors.ink2,
  },
})

const failure = 'Ayrılamadı'

type Props = Pick<GetPlannedComponentApiResponse, 'joined'> & { companyId: string }

/** What is counted with a component although menus call it otherwise. */
export const JoinedComponents = ({ joined, companyId }: Props) => {
  const styles = useStyles()
  const report = useBanner(failure)
  const mayWrite = useCan('writeMenus')
  const isOnline = useIsOnline()
  const [name, { isLoading }] = useNameComponentMutation()
  if (joined.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Birlikte sayılanlar">
      {joined.map((one) => (
        <li key={one.key} className={styles.item}>
          {`“${one.name}” bununla birlikte sayılıyor.`}
          {mayWrite && (
            <Button
              size="small"
              disabledFocusable={isLoading || !isOnline}
              title={isOnline ? undefined : noConnection}
              aria-label={`Ayır: ${one.name}`}
              onClick={() =>
                void report(name({ companyId, componentKey: one.key, body: { name: one.name } }), {
                  success: 'Ayrıldı',
                  failure,
                })
              }
            >
              Ayır
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
