import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { type AbsentPeople, useEndAbsenceOfMutation, useListAbsentPeopleQuery } from '../../../api/generated.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { later } from '../../../frame/later.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const ImportAbsencesDialog = later(async () => (await import('./import-absences-dialog.tsx')).ImportAbsencesDialog)

const pageSize = 50

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  hint: { flex: '1 1 280px' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: colors.surface,
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: '56px',
    padding: '4px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${colors.line}` },
  },
  who: { display: 'grid', minWidth: 0 },
  take: { flexShrink: 0 },
  facts: { color: colors.ink2, fontSize: '13px' },
})

type Absence = AbsentPeople['absences'][number]

const daysOf = ({ first, last }: Absence): string =>
  first === last ? formatDate(first, 'dayAndMonth') : `${formatDate(first, 'long')} – ${formatDate(last, 'long')}`

const AbsenceItem = ({ absence }: { absence: Absence }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [end, { isLoading }] = useEndAbsenceOfMutation()
  const report = useBanner('endAbsenceOf')
  const { user_id: userId, full_name, department_name, first, last } = absence
  const take = () =>
    report(end({ companyId, userId, first, last }), {
      success: `${full_name} için yokluk kaldırıldı`,
      failure: 'Yokluk kaldırılamadı',
    })
  return (
    <li className={styles.item}>
      <span className={styles.who}>
        <strong>{full_name}</strong>
        <span className={styles.facts}>{[daysOf(absence), department_name].filter(Boolean).join(' · ')}</span>
      </span>
      <BusyButton
        className={styles.take}
        isBusy={isLoading}
        aria-label={`Kaldır: ${full_name}, ${daysOf(absence)}`}
        onClick={() => void take()}
      >
        Kaldır
      </BusyButton>
    </li>
  )
}

type Asked = { companyId: string; limit: number }

const Rows = ({ asked, offset }: { asked: Asked; offset: number }) =>
  useListAbsentPeopleQuery({ ...asked, offset }).data?.absences.map((absence) => (
    <AbsenceItem key={`${absence.user_id} ${absence.first}`} absence={absence} />
  ))

/** Who is absent today and later (rule Y2). */
export const AbsencesTab = () => {
  const styles = useStyles()
  const asked = { companyId: useCompany().companyId, limit: pageSize }
  const query = usePagedQuery(useListAbsentPeopleQuery, asked)
  const today = query.first.data?.absent_today
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <Text className={styles.hint}>
          {today === undefined || today === 0 ? 'Bugün yok olan kimse yok.' : `Bugün ${formatNumber(today)} kişi yok.`}
          {' Kişileri çalışan listesinde seçip “Yok” ile işaretleyebilirsiniz. Nedeni tutulmaz.'}
        </Text>
        <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)}>
          Excel’den al
        </Button>
      </div>
      {isImporting && <ImportAbsencesDialog onClose={() => setImporting(false)} />}
      <PagedList
        query={query}
        failure="Yok olanlar yüklenemedi"
        empty="Bugün ve sonrasında yok olan kimse yok."
        drawing="firms"
        shape="rows"
        unit="yokluk"
      >
        {(offsets) => (
          <ul className={styles.list}>
            {offsets.map((offset) => (
              <Rows key={offset} asked={asked} offset={offset} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
