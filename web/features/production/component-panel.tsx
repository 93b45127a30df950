import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ClockRegular, LockClosedRegular } from '@fluentui/react-icons'
import { type RefObject, useState } from 'react'
import { fold } from '../../../src/core/shared/rules.ts'
import { useGetPlannedComponentQuery } from '../../api/generated.ts'
import { onceAt } from '../../domain/shifts/deadline.ts'
import { colors } from '../../ui/colors.ts'
import { type Step, SidePanel } from '../../ui/page/side-panel.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { whileWatched } from '../../ui/while-watched.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { ComponentActions } from './component-actions.tsx'
import { type Filter, filters } from './delivery-groups.ts'
import { ChangeMark, GuestMark, LaterMark } from './figure-marks.tsx'
import { type FirmServings, firmServings } from './firm-servings.ts'
import { JoinedComponents } from './joined-components.tsx'
import { partsOfDay } from './parts-of-day.ts'
import { shortFirm, sumText } from './production-texts.ts'
import { RecipeButton } from './recipe-button.tsx'
import { SearchBox } from './search-box.tsx'
import type { OpenDay } from './use-production.ts'
import { Select } from '../../ui/forms/select.tsx'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px', fontVariantNumeric: 'tabular-nums' },
  figure: { display: 'flex', alignItems: 'baseline', columnGap: '10px', color: colors.ink2 },
  number: { color: colors.ink, fontSize: '36px', lineHeight: '42px', fontWeight: 700, letterSpacing: '-.02em' },
  small: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  own: { '& strong': { color: colors.ink, fontSize: '14px' } },
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 128px', columnGap: '8px' },
  table: { width: 'calc(100% + 40px)', margin: '0 -20px', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    height: '34px',
    padding: '0 6px',
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'end',
    ':first-child': { paddingLeft: '20px', textAlign: 'start' },
    ':last-child': { paddingRight: '20px', color: colors.ink },
  },
  part: { width: '60px' },
  chosen: { width: '84px' },
  cell: {
    height: '32px',
    padding: '0 6px',
    borderTop: line,
    textAlign: 'end',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '20px', textAlign: 'start' },
    ':last-child': { paddingRight: '20px' },
  },
  firm: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  icon: { flexShrink: 0, fontSize: '16px' },
  frozen: { color: colors.info },
  open: { color: colors.saffron },
  none: { color: colors.ink3 },
  sum: { fontSize: '16px', fontWeight: 700 },
  later: { display: 'block' },
  legend: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  state: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' },
  chosenSum: { marginLeft: 'auto', '& strong': { color: colors.ink } },
})

const filterTexts: Record<Filter, string> = { all: 'Tümü', frozen: 'Kesinleşen', open: 'Sürüyor' }
const states = {
  frozen: { text: 'Kesinleşti', Icon: LockClosedRegular },
  open: { text: 'Sürüyor', Icon: ClockRegular },
} as const

const StateIcon = ({ isFrozen }: { isFrozen: boolean }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const name = isFrozen ? 'frozen' : 'open'
  const { text, Icon } = states[name]
  return (
    <>
      <Icon className={mergeClasses(styles.icon, styles[name])} title={text} />
      <span className={hidden}>{`${text}: `}</span>
    </>
  )
}

const FirmRow = ({ firm, parts }: { firm: FirmServings; parts: readonly string[] }) => {
  const styles = useStyles()
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <span className={styles.firm}>
          <StateIcon isFrozen={firm.isFrozen} />
          <span className={styles.name} title={firm.details}>
            {shortFirm(firm.name)}
          </span>
        </span>
      </th>
      {parts.map((part) => {
        const count = firm.byPart.get(part)
        return (
          <td key={part} className={mergeClasses(styles.cell, count === undefined && styles.none)}>
            {count === undefined ? '·' : formatNumber(count)}
          </td>
        )
      })}
      <td className={styles.cell}>
        <span className={styles.sum}>{formatNumber(firm.portions)}</span>
        {firm.guests > 0 && (
          <span className={styles.later}>
            <GuestMark guests={firm.guests} />
          </span>
        )}
        {firm.later !== 0 && (
          <span className={styles.later}>
            <LaterMark later={firm.later} />
          </span>
        )}
      </td>
    </tr>
  )
}

type Props = OpenDay & {
  componentKey: string
  step: Step
  searchRef: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** How a component's figure comes about, and which firms have chosen it. */
export const ComponentPanel = ({ componentKey, step, searchRef, onClose, ...day }: Props) => {
  const styles = useStyles()
  const now = useNow()
  const { shown, companyId, date, filter, setFilter, changeIn } = day
  const [search, setSearch] = useState('')
  /** Once it has another name, there is nothing to ask for under its old key. */
  const [naming, setNaming] = useState<string>()
  const query = useGetPlannedComponentQuery(
    { companyId, componentKey, date },
    { ...whileWatched, refetchOnMountOrArgChange: true, skip: naming === componentKey },
  )
  const answer = naming === componentKey ? query.data : query.currentData
  const component = shown.components.find(({ key }) => key === componentKey) ?? answer?.component
  const all = firmServings(answer?.servings ?? [])
  const words = fold(search.trim())
  const firms = all.filter(
    ({ name, isFrozen }) => fold(name).includes(words) && (filter === 'all' || isFrozen === (filter === 'frozen')),
  )
  const parts = partsOfDay.filter((part) => all.some(({ byPart }) => byPart.has(part)))
  return (
    <SidePanel
      title={component?.name ?? 'Bileşen'}
      step={step}
      besideFrom={768}
      isSheet
      isInAddress={false}
      actions={
        component && (
          <>
            <RecipeButton companyId={companyId} componentKey={component.key} date={date} />
            <ComponentActions component={component} day={day} onNaming={setNaming} />
          </>
        )
      }
      onClose={onClose}
    >
      {component === undefined || answer === undefined ? (
        <NotYet query={query} failure="Bileşen yüklenemedi" shape="lines" />
      ) : (
        <div className={styles.root}>
          <div>
            <div className={styles.figure}>
              <span className={styles.number}>{formatNumber(component.to_cook)}</span>
              porsiyon pişirilecek
              <ChangeMark by={changeIn(component.key, now)} />
            </div>
            <div className={styles.small}>{sumText(component)}</div>
            {component.own_number !== null && (
              <div className={mergeClasses(styles.small, styles.own)}>
                Mutfağın sayısı <strong>{formatNumber(component.own_number)}</strong>
                {component.own_number_at !== null &&
                  ` · ${[component.own_number_by, onceAt(component.own_number_at, now)].filter(Boolean).join(', ')}`}
              </div>
            )}
          </div>
          <JoinedComponents joined={answer.joined} companyId={companyId} />
          <div className={styles.fields}>
            <SearchBox
              ref={searchRef}
              name="Firma ara"
              placeholder={`${formatNumber(all.length)} firmada ara`}
              value={search}
              onChange={setSearch}
            />
            <Select
              aria-label="Durum"
              value={filter}
              onChange={(value) => setFilter(filters.find((name) => name === value) ?? 'all')}
            >
              {filters.map((name) => (
                <option key={name} value={name}>
                  {filterTexts[name]}
                </option>
              ))}
            </Select>
          </div>
          <table className={styles.table} aria-label={`${component.name}: firmalar`}>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  Firma
                </th>
                {parts.map((part) => (
                  <th key={part} scope="col" className={mergeClasses(styles.head, styles.part)}>
                    {part}
                  </th>
                ))}
                <th scope="col" className={mergeClasses(styles.head, styles.chosen)}>
                  Seçilen
                </th>
              </tr>
            </thead>
            <tbody>
              {firms.map((firm) => (
                <FirmRow key={firm.id} firm={firm} parts={parts} />
              ))}
            </tbody>
          </table>
          {firms.length === 0 && <div className={styles.small}>Aramanıza uyan firma bulunamadı.</div>}
          <div className={mergeClasses(styles.legend, styles.small)}>
            {(['frozen', 'open'] as const).map((name) => {
              const { text, Icon } = states[name]
              return (
                <span key={name} className={styles.state}>
                  <Icon className={mergeClasses(styles.icon, styles[name])} />
                  {text}
                </span>
              )
            })}
            <span className={styles.chosenSum}>
              {`${formatNumber(firms.length)} firma · `}
              <strong>{formatNumber(firms.reduce((total, { portions }) => total + portions, 0))}</strong> seçilen
            </span>
          </div>
        </div>
      )}
    </SidePanel>
  )
}
