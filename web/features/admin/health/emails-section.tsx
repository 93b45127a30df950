import { Body1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { emailKindLabels } from '../../../../src/texts/emails/labels.ts'
import { type EmailFigures, useGetEmailFiguresQuery } from '../../../api/generated-admin.ts'
import { Panel } from '../../../ui/panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatDate, formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const useStyles = makeStyles({
  panel: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  caption: { padding: '12px 0 4px', color: tokens.colorNeutralForeground3, textAlign: 'left' },
  name: {
    padding: '8px 8px 8px 0',
    textAlign: 'left',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
  },
  head: {
    padding: '8px 0 8px 8px',
    textAlign: 'right',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { padding: '8px 0 8px 8px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

type Waiting = EmailFigures['waiting'][number]

const answerText = (answer: number | null): string =>
  answer === null ? 'posta sunucusuna ulaşılamadı' : `posta sunucusu ${answer} dedi`

const waitingText = ({ kind, count, tried, oldest_at, last_answer }: Waiting): string => {
  const known = `${emailKindLabels[kind]}: ${formatNumber(count)} e-posta bekliyor, en eskisi ${formatInstant(oldest_at)}`
  return tried === 0
    ? `${known}.`
    : `${known}; ${formatNumber(tried)} tanesi kabul edilmedi (${answerText(last_answer)}).`
}

const DaysTable = ({ days }: Pick<EmailFigures, 'days'>) => {
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Son 14 gün; okunduğu ya da kapatıldığı için gönderilmeyenler de sayılır
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Gün ve tür
          </th>
          {['Giden', 'Reddedilen', 'Vazgeçilen'].map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, kind, sent, failed, dropped }) => (
          <tr key={`${date} ${kind}`} className={styles.row}>
            <th scope="row" className={styles.name}>
              {formatDate(date)} · {emailKindLabels[kind]}
            </th>
            <td className={styles.count}>{formatNumber(sent)}</td>
            <td className={styles.count}>{formatNumber(failed)}</td>
            <td className={styles.count}>{formatNumber(dropped)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many mails wait and what became of the others, without anybody's address or text (rule U6). */
export const EmailsSection = () => {
  const styles = useStyles()
  const query = useGetEmailFiguresQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: figures } = query
  return (
    <Panel as="section" className={styles.panel}>
      <Subtitle2 as="h2">E-posta</Subtitle2>
      {figures === undefined ? (
        <NotYet query={query} failure="E-posta sayıları alınamadı" shape="rows" />
      ) : (
        <>
          {!figures.is_on && (
            <Body1 as="p">Bu kurulum e-posta göndermiyor; sunucuda SMTP_URL ve MAIL_FROM ayarları verilmemiş.</Body1>
          )}
          {figures.waiting.map((waiting) => (
            <Body1 as="p" key={waiting.kind}>
              {waitingText(waiting)}
            </Body1>
          ))}
          {figures.days.length > 0 ? (
            <DaysTable days={figures.days} />
          ) : (
            figures.is_on && <Body1 as="p">Son 14 günde gönderilen e-posta yok.</Body1>
          )}
        </>
      )}
    </Panel>
  )
}
