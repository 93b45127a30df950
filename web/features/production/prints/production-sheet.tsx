import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import type { PlannedComponent } from '../../../api/generated.ts'
import type { KitchenPlan } from '../../../api/generated-cooking.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { firmCounts } from '../delivery-groups.ts'
import { cookingPages, type MatrixPage, matrixPages } from '../firm-matrix.ts'
import { closingsText, dateOnPaper, shortFirm } from '../production-texts.ts'

const thin = '1px solid #666'

const useStyles = makeStyles({
  // A4 landscape without its margins.
  page: {
    display: 'flex',
    flexDirection: 'column',
    height: '191mm',
    overflow: 'hidden',
    breakAfter: 'page',
    ':last-child': { breakAfter: 'auto' },
    fontSize: '15px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    paddingBottom: '8px',
    borderBottom: '4px solid black',
  },
  date: { fontSize: '34px', lineHeight: '40px', fontWeight: 750 },
  what: { textAlign: 'right' },
  columns: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px', flexGrow: 1 },
  title: { paddingTop: '10px', fontSize: '16px', lineHeight: '20px', fontWeight: 700 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    borderBottom: thin,
  },
  main: { height: '66px' },
  side: { height: '48px' },
  // More of them than fit otherwise, with figures as large.
  lowMain: { height: '54px' },
  lowSide: { height: '42px' },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontWeight: 650,
    letterSpacing: '-.01em',
  },
  mainName: { fontSize: '30px', lineHeight: '31px' },
  sideName: { fontSize: '25px', lineHeight: '28px', WebkitLineClamp: 1 },
  longName: { fontSize: '22px', lineHeight: '24px' },
  own: { display: 'block', fontSize: '13px', lineHeight: '15px', fontWeight: 400, letterSpacing: 0 },
  figure: { flexShrink: 0, fontWeight: 750, letterSpacing: '-.02em', lineHeight: 1 },
  mainFigure: { fontSize: '54px' },
  sideFigure: { fontSize: '40px' },
  total: { height: '62px', borderBottom: '4px solid black' },
  totalName: { fontSize: '26px', fontWeight: 750 },
  totalFigure: { fontSize: '44px' },
  frame: { padding: '9px 14px', border: '2px solid black', borderRadius: '6px', lineHeight: '21px' },
  matrix: {
    // Ten firms fill the page, fewer are no wider than ten.
    width: 'calc(286px + var(--firms) * (100% - 286px) / 10)',
    marginTop: '4px',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
  },
  first: { width: '206px' },
  last: { width: '80px' },
  firm: {
    height: '56px',
    padding: '0 4px 6px',
    borderBottom: '2px solid black',
    borderRight: '1px solid #bbb',
    fontSize: '13px',
    lineHeight: '17px',
    fontWeight: 650,
    textAlign: 'right',
    verticalAlign: 'bottom',
    overflow: 'hidden',
    ':first-child': { textAlign: 'left' },
    ':last-child': { borderRight: 'none' },
  },
  firmName: {
    hyphens: 'auto',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  cell: {
    height: '30.5px',
    padding: '0 6px',
    borderBottom: '1px solid #777',
    borderRight: '1px solid #bbb',
    fontSize: '22px',
    fontWeight: 650,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ':first-child': { fontSize: '18px', textAlign: 'left' },
    ':last-child': { borderRight: 'none', fontWeight: 750 },
  },
  low: { height: '28px' },
  lastMain: { borderBottom: '2px solid black' },
  foot: { display: 'flex', justifyContent: 'space-between', marginTop: 'auto' },
})

type PageProps = { plan: KitchenPlan; caterer: string; title: string; page: string; children: ReactNode }

const SheetPage = ({ plan, caterer, title, page, children }: PageProps) => {
  const styles = useStyles()
  return (
    <div className={mergeClasses('print-production', styles.page)}>
      <div className={styles.head}>
        <div>
          <div>{`${caterer} · Üretim föyü`}</div>
          <div className={styles.date}>{dateOnPaper(plan.date)}</div>
        </div>
        <div className={styles.what}>
          <strong>{title}</strong>
          <div>{`Yazdırma ${formatInstant(new Date().toISOString())} · Sayfa ${page}`}</div>
        </div>
      </div>
      {children}
    </div>
  )
}

const longName = 24
/** As many fit in tall rows. */
const [mostTallMains, mostTallSides, mostTallRows] = [7, 11, 17]

type RowProps = { component: PlannedComponent; isMain: boolean; isLow: boolean }

const Row = ({ component, isMain, isLow }: RowProps) => {
  const styles = useStyles()
  const { name, to_cook, own_number, own_number_by } = component
  return (
    <div
      className={mergeClasses(
        styles.row,
        isMain ? styles.main : styles.side,
        isLow && (isMain ? styles.lowMain : styles.lowSide),
      )}
    >
      <span
        className={mergeClasses(
          styles.name,
          isMain ? styles.mainName : styles.sideName,
          name.length > longName && styles.longName,
        )}
      >
        {name}
        {own_number !== null && (
          <span className={styles.own}>
            {`Mutfağın sayısı ${formatNumber(own_number)}${own_number_by === null ? '' : ` (${own_number_by})`}`}
          </span>
        )}
      </span>
      <span className={mergeClasses(styles.figure, isMain ? styles.mainFigure : styles.sideFigure)}>
        {formatNumber(to_cook)}
      </span>
    </div>
  )
}

/** What is not final, when to print again, and what the figures contain. */
const frameTexts = (plan: KitchenPlan, mains: readonly PlannedComponent[]): { open: string; rest: string } => {
  const firms = firmCounts(plan.deliveries)
  const reserve = mains.reduce((total, component) => total + component.reserve, 0)
  const contained = [
    ...(plan.estimate > 0 ? [`seçmeyenler için ${formatNumber(plan.estimate)} tahmini porsiyon`] : []),
    ...(reserve > 0 ? [`%${plan.reserve_percent} pay (${formatNumber(reserve)})`] : []),
  ]
  const rest = [
    ...(firms.open > 0 ? [`${closingsText(plan)}; sonra yeniden yazdırın.`] : []),
    ...(contained.length > 0 ? [`Sayılara ${contained.join(' ve ')} katılmıştır.`] : []),
  ]
  return {
    open: firms.open > 0 ? `Kesinleşmemiş: ${formatNumber(plan.open)} öğün, ${formatNumber(firms.open)} firma.` : '',
    rest: rest.join(' '),
  }
}

const Matrix = ({ matrix: { firms, rows } }: { matrix: MatrixPage }) => {
  const styles = useStyles()
  const lastMain = rows.findLast(({ is_main }) => is_main)?.key
  return (
    <table className={styles.matrix} style={{ '--firms': firms.length } as CSSProperties}>
      <thead>
        <tr>
          <th className={mergeClasses(styles.firm, styles.first)}>Seçilen porsiyon</th>
          {firms.map(({ id, name, isFrozen }) => (
            <th key={id} className={styles.firm}>
              <span className={styles.firmName}>{shortFirm(name)}</span>
              {!isFrozen && ' *'}
            </th>
          ))}
          <th className={mergeClasses(styles.firm, styles.last)}>Bu sayfa</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name }) => {
          const cell = mergeClasses(
            styles.cell,
            rows.length > mostTallRows && styles.low,
            key === lastMain && styles.lastMain,
          )
          const counts = firms.map(({ portions }) => portions.get(key) ?? 0)
          return (
            <tr key={key}>
              <td className={cell}>{name}</td>
              {counts.map((count, at) => (
                <td key={firms[at]?.id} className={cell}>
                  {count === 0 ? '' : formatNumber(count)}
                </td>
              ))}
              <td className={cell}>{formatNumber(counts.reduce((total, count) => total + count, 0))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** 1–10; a sheet for one firm has only its number. */
const rangeOf = (from: number, count: number): string => (count > 1 ? `${from}–${from + count - 1}` : `${from}`)

/** What has to be cooked, to be read at the stove; then what each firm gets, to portion by. */
export const ProductionSheet = ({ plan, caterer }: { plan: KitchenPlan; caterer: string }) => {
  const styles = useStyles()
  const cooking = cookingPages(plan.components)
  const matrices = matrixPages(plan.deliveries, plan.components)
  const pages = cooking.length + matrices.length
  const mains = plan.components.filter(({ is_main }) => is_main)
  const { open, rest } = frameTexts(plan, mains)
  return (
    <>
      {cooking.map(({ mains: shownMains, sides, hasTotal }, at) => (
        <SheetPage
          key={at}
          plan={plan}
          caterer={caterer}
          title={`Pişirilecekler · ${formatNumber(firmCounts(plan.deliveries).all)} firma`}
          page={`${at + 1} / ${pages}`}
        >
          <div className={styles.columns}>
            <div>
              {shownMains.length > 0 && <div className={styles.title}>Ana yemek</div>}
              {shownMains.map((component) => (
                <Row key={component.key} component={component} isMain isLow={shownMains.length > mostTallMains} />
              ))}
              {hasTotal && (
                <div className={mergeClasses(styles.row, styles.total)}>
                  <span className={styles.totalName}>Ana yemek toplamı</span>
                  <span className={mergeClasses(styles.figure, styles.totalFigure)}>
                    {formatNumber(mains.reduce((total, { to_cook }) => total + to_cook, 0))}
                  </span>
                </div>
              )}
            </div>
            <div>
              {sides.length > 0 && <div className={styles.title}>Yanında</div>}
              {sides.map((component) => (
                <Row key={component.key} component={component} isMain={false} isLow={sides.length > mostTallSides} />
              ))}
            </div>
          </div>
          {(open !== '' || rest !== '') && (
            <div className={styles.frame}>
              {open !== '' && <strong>{`${open} `}</strong>}
              {rest}
            </div>
          )}
        </SheetPage>
      ))}
      {matrices.map((matrix, at) => (
        <SheetPage
          key={at}
          plan={plan}
          caterer={caterer}
          title={`Bileşen × firma · ${rangeOf(matrix.from, matrix.firms.length)}. firma`}
          page={`${cooking.length + at + 1} / ${pages}`}
        >
          <Matrix matrix={matrix} />
          <div className={styles.foot}>
            <span>{matrix.firms.some(({ isFrozen }) => !isFrozen) && '* Kesinleşmedi, sayı değişebilir.'}</span>
            <span>Boş hane: bu bileşen o firmaya gitmiyor. Tahmini ve pay yalnızca 1. sayfadadır.</span>
          </div>
        </SheetPage>
      ))}
    </>
  )
}
