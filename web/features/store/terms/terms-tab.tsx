import { Button, makeStyles, Text } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { wholeLira } from '../../../../src/texts/kernel/amounts.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import { cutOffText } from '../../../../src/texts/shifts/cut-off.ts'
import { useGetDeliveryTermsQuery } from '../../../api/generated.ts'
import { later } from '../../../frame/later.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'

const TermsDialog = later(async () => (await import('./terms-dialog.tsx')).TermsDialog)

const useStyles = makeStyles({ root: { maxWidth: '640px' }, edit: { alignSelf: 'start' } })

/** When the supplier delivers, until when it takes orders, and the smallest one. */
export const TermsTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const mayManage = useCan('manageProducts')
  const query = useGetDeliveryTermsQuery({ companyId }, { refetchOnMountOrArgChange: true })
  const { open, show, close } = useDialog<'edit'>()
  if (query.data === undefined) return <NotYet query={query} failure="Teslimat koşulları yüklenemedi" />
  const { delivery_terms: terms } = query.data
  return (
    <>
      <Panel className={styles.root}>
        {terms === null ? (
          <Text>Teslimat koşulu girmediniz: alıcılar her gün için, her tutarda sipariş verebilir.</Text>
        ) : (
          <Facts
            facts={[
              ['Teslimat günleri', daysLabel(terms.weekdays)],
              ['Sipariş', `teslimden ${cutOffText({ days: terms.cutoff_days, time: terms.cutoff_time })}`],
              [
                'En az sipariş tutarı',
                terms.minimum_amount === 0 ? 'Yok' : `${wholeLira(terms.minimum_amount)} (KDV hariç)`,
              ],
            ]}
          />
        )}
        {mayManage && (
          <Button className={styles.edit} icon={<EditRegular />} onClick={() => show('edit')}>
            {terms === null ? 'Koşul gir' : 'Düzenle'}
          </Button>
        )}
      </Panel>
      {open === 'edit' && <TermsDialog terms={terms} onClose={close} />}
    </>
  )
}
