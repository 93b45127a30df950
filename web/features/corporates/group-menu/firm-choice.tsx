import { Button, Checkbox, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import {
  type ListMenuTargetsApiArg,
  type ListMenuTargetsApiResponse,
  useListMenuTargetsQuery,
} from '../../../api/generated.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { ChosenShift } from './group-menu-draft.ts'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  count: { color: colors.ink3 },
  search: { flex: '1 1 220px', maxWidth: '360px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { maxHeight: '320px', overflowY: 'auto', border: `1px solid ${colors.line}`, borderRadius: '12px' },
  /* Several firms beside each other where there is room. */
  firms: {
    display: 'grid',
    margin: 0,
    padding: '4px',
    listStyleType: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '16px' },
    '@container (min-width: 1400px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  shift: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '8px' },
  badge: { flexShrink: 0, marginRight: '8px' },
})

type Firm = ListMenuTargetsApiResponse['companies'][number]
type Shift = Firm['shifts'][number]
type Listed = Shift & { chosen: ChosenShift; label: string }

const listedOf = ({ id, name, shifts }: Firm): Listed[] =>
  shifts.map((shift) => ({
    ...shift,
    chosen: { corporate_id: id, shift_id: shift.id, days: shift.days, timezone: shift.timezone },
    label: `${name} · ${shift.title}`,
  }))

export const firmsAndShifts = (shifts: readonly ChosenShift[]): string => {
  const firms = new Set(shifts.map(({ corporate_id }) => corporate_id)).size
  return `${formatNumber(firms)} firma, ${formatNumber(shifts.length)} vardiya`
}

const missingText = (date: string): string =>
  date === addDays(todayIn(), 1) ? 'Yarın menüsüz' : `${formatDate(date, 'dayOfMonth')} menüsüz`

type RowsProps = {
  isChosen: (shiftId: string) => boolean
  onToggle: (shift: ChosenShift, isOn: boolean) => void
  /** Where the shifts of each loaded page are kept, by its offset. */
  loaded: RefObject<Map<number, readonly Listed[]>>
}

const Rows = ({
  isChosen,
  onToggle,
  loaded,
  offset,
  ...asked
}: ListMenuTargetsApiArg & RowsProps & { offset: number }) => {
  const styles = useStyles()
  const { data } = useListMenuTargetsQuery({ ...asked, offset })
  const shifts = useMemo(() => data?.companies.flatMap(listedOf) ?? [], [data])
  useEffect(() => {
    const kept = loaded.current
    kept.set(offset, shifts)
    return () => void kept.delete(offset)
  }, [loaded, offset, shifts])
  return shifts.map(({ chosen, label, missing_on: missing, ...shift }) => (
    <li key={shift.id} className={styles.shift}>
      <Checkbox
        label={label}
        title={`${shiftHours(shift)}, ${daysLabel(shift.days)}`}
        checked={isChosen(shift.id)}
        onChange={(_, { checked }) => onToggle(chosen, checked === true)}
      />
      {missing !== null && (
        <Badge className={styles.badge} color="warning">
          {missingText(missing)}
        </Badge>
      )}
    </li>
  ))
}

type Props = { chosen: readonly ChosenShift[]; onChange: (chosen: readonly ChosenShift[]) => void }

/** Picks the shifts for which a menu is written; the address may name the day for which they have none. */
export const FirmChoice = ({ chosen, onChange }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const { search, field } = useSearch()
  const [params, setParams] = usePanelParams()
  const missingOn = params.get('missing')
  const asked = { companyId, search, limit: 50 }
  const query = usePagedQuery(useListMenuTargetsQuery, asked)
  const loaded = useRef(new Map<number, readonly Listed[]>())
  const ids = new Set(chosen.map(({ shift_id }) => shift_id))
  const [isNoneMissing, setNoneMissing] = useState(false)
  const add = (isWanted: (shift: Listed) => boolean) => {
    const wanted = [...loaded.current.values()].flat().filter(isWanted)
    setNoneMissing(wanted.length === 0)
    onChange([...chosen, ...wanted.filter(({ id }) => !ids.has(id)).map((shift) => shift.chosen)])
  }
  const first = query.first.currentData
  useEffect(() => {
    if (missingOn === null || first === undefined) return
    const missing = first.companies.flatMap(listedOf).filter(({ missing_on }) => missing_on === missingOn)
    onChange(missing.map((shift) => shift.chosen))
    setParams({ tab: 'menus' }, { replace: true })
  }, [missingOn, first, onChange, setParams])
  return (
    <>
      <div className={styles.head}>
        <Subtitle2 as="h2">Kimlere</Subtitle2>
        <span role="status" className={styles.count}>
          {chosen.length === 0
            ? isNoneMissing
              ? 'Listede menüsü olmayan vardiya yok'
              : 'Henüz seçilmedi'
            : `${firmsAndShifts(chosen)} seçildi`}
        </span>
      </div>
      <div className={styles.head}>
        <SearchInput name="Firma ara" className={styles.search} {...field} />
        <div className={styles.buttons}>
          <Button disabled={first === undefined} onClick={() => add(({ missing_on }) => missing_on !== null)}>
            Menüsü olmayanları seç
          </Button>
          <Button disabled={first === undefined} onClick={() => add(() => true)}>
            Listedekileri seç
          </Button>
          <Button disabledFocusable={chosen.length === 0} onClick={() => onChange([])}>
            Seçimi kaldır
          </Button>
        </div>
      </div>
      <PagedList
        query={query}
        failure="Firmalar yüklenemedi"
        empty={search === '' ? 'Henüz anlaşmalı firma bulunmamaktadır.' : 'Aramanıza uyan firma bulunamadı.'}
        drawing={search === '' ? 'firms' : 'search'}
      >
        {(offsets) => (
          <div className={styles.list}>
            <ul className={styles.firms} aria-label="Firmalar ve vardiyaları">
              {offsets.map((offset) => (
                <Rows
                  key={offset}
                  {...asked}
                  offset={offset}
                  loaded={loaded}
                  isChosen={(id) => ids.has(id)}
                  onToggle={(shift, isOn) =>
                    onChange(isOn ? [...chosen, shift] : chosen.filter(({ shift_id }) => shift_id !== shift.shift_id))
                  }
                />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      <Text size={200}>Her vardiya yalnızca çalıştığı günlerin menüsünü alır.</Text>
    </>
  )
}
