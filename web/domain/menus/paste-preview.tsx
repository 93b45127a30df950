import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { type AcceptedDay, menuTextLimits } from '../../../src/core/menus/rules.ts'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { MenuFileField, withLines } from './menu-file-field.tsx'
import { PastedColumns } from './pasted-columns.tsx'
import { PastedLines, ToneIcon } from './pasted-lines.tsx'
import { PastedTable } from './pasted-table.tsx'
import { menuTextProblem, remarksOn, restOf, tonesOf } from './pasted-texts.ts'
import { type ForShift, type PresentColumns, usePastedMenu } from './use-pasted-menu.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'

const narrow = '@media (max-width: 1023px)'
const wide = '@media (min-width: 1600px)'
const phone = '@media (max-width: 767px)'

const useStyles = makeStyles({
  surface: {
    maxWidth: '1184px',
    width: 'calc(100vw - 32px)',
    height: 'min(calc(100dvh - 32px), 900px)',
    maxHeight: 'calc(100dvh - 32px)',
    padding: 0,
    [wide]: { maxWidth: '1560px' },
    [phone]: {
      width: '100%',
      maxWidth: '100%',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
      border: 'none',
    },
  },
  body: {
    height: '100%',
    maxHeight: '100%',
    gap: 0,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    '& > h2': { padding: '14px 0 14px 24px', [phone]: { paddingLeft: '16px' } },
    '& > .fui-DialogTitle__action': { padding: '8px' },
  },
  about: {
    marginLeft: '12px',
    fontSize: '14px',
    fontWeight: 400,
    color: colors.ink2,
    [phone]: { display: 'block', margin: 0 },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 396fr) minmax(0, 722fr)',
    gap: '16px',
    maxHeight: 'none',
    margin: 0,
    padding: '0 24px 16px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', overflowY: 'auto' },
    [phone]: { padding: '0 12px 12px' },
  },
  pane: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  text: { [narrow]: { order: 1 } },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '36px',
    padding: '0 12px',
    borderBottom: `1px solid ${colors.line}`,
  },
  count: { fontSize: '12px', color: colors.ink3 },
  scroll: { flexGrow: 1, minHeight: 0, overflow: 'auto' },
  file: { flexShrink: 0, borderTop: `1px solid ${colors.line}` },
  remarks: {
    display: 'grid',
    rowGap: '6px',
    flexShrink: 0,
    maxHeight: '30%',
    overflowY: 'auto',
    margin: 0,
    padding: '12px 16px',
    listStyleType: 'none',
    borderTop: `1px solid ${colors.line}`,
    ':empty': { display: 'none' },
    [narrow]: { maxHeight: 'none' },
  },
  remark: { display: 'flex', columnGap: '10px', alignItems: 'start', overflowWrap: 'anywhere' },
  foot: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 24px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${colors.line}`,
    [phone]: { padding: '10px 12px calc(10px + env(safe-area-inset-bottom))' },
  },
  sum: { flexGrow: 1, [phone]: { flexBasis: '100%' } },
  button: { [phone]: { flexGrow: 1 } },
  rest: { color: colors.ink2 },
})

interface PastePreviewProps {
  /** Whose menu it is, shown beside the title: a firm or group and its shift. */
  about: string
  /** Corrections are written back into it. */
  text: string
  onText: (text: string) => void
  shift: ForShift
  /** What the menu has already; a table without headings fills it in this order. */
  present?: PresentColumns
  /** Label of the button for a number of days; by default "6 günü taslağa al". */
  acceptText?: (days: string) => string
  onAccept: (days: AcceptedDay[]) => void
  onClose: () => void
}

/** Shows how a pasted menu was understood, beside its text, before any of it is accepted. */
export const PastePreview = ({
  about,
  text,
  onText,
  shift: { days: workDays, timezone, start_time, end_time },
  present,
  acceptText = (days) => `${days} günü taslağa al`,
  onAccept,
  onClose,
}: PastePreviewProps) => {
  const styles = useStyles()
  const target = useMemo(
    () => ({ days: workDays, timezone, start_time, end_time }),
    [workDays, timezone, start_time, end_time],
  )
  const state = usePastedMenu(text, onText, target, present)
  const { menu, days, accepted } = state
  const count = formatNumber(accepted.length)
  const rest = restOf(menu, days)
  return (
    <Modal onClose={onClose}>
      <DialogSurface className={styles.surface} data-fills-screen>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Kapat" icon={<DismissRegular />} onClick={onClose} />}
          >
            Yapıştırılan menüyü kontrol edin<span className={styles.about}>{about}</span>
          </DialogTitle>
          <DialogContent className={styles.content}>
            <section className={`${styles.pane} ${styles.text}`} aria-label="Metin">
              <div className={styles.head}>
                <Text weight="semibold">Metin</Text>
                <span className={styles.count}>{`${formatNumber(menu.lines.length)} satır`}</span>
              </div>
              <div className={styles.scroll} tabIndex={0} role="group" aria-label="Metnin satırları">
                <PastedLines lines={menu.lines.slice(0, menuTextLimits.lines)} tones={tonesOf(menu, days)} />
              </div>
              <div className={styles.file}>
                <MenuFileField onText={(added) => onText(withLines(text, added))} />
              </div>
            </section>
            <section className={styles.pane} aria-label="Anlaşılanlar">
              <PastedColumns state={state} />
              <div className={styles.scroll} tabIndex={0} role="group" aria-label="Günler">
                <PastedTable {...state} />
              </div>
              <FormNotice intent="error" text={menuTextProblem(text)} />
              <ul className={styles.remarks} aria-label="Alınmayanlar ve uyarılar">
                {remarksOn(menu, days).map(({ tone, about, text }) => (
                  <li key={`${about} ${text}`} className={styles.remark}>
                    <ToneIcon tone={tone} />
                    <span>
                      {about !== undefined && <strong>{`${about}: `}</strong>}
                      {text}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </DialogContent>
          <div className={styles.foot}>
            <Text role="status" className={styles.sum}>
              <strong>{`${count} gün alınacak`}</strong>
              {rest !== '' && <span className={styles.rest}>{` · ${rest}`}</span>}
            </Text>
            <Button className={styles.button} onClick={onClose}>
              Vazgeç
            </Button>
            <Button
              className={styles.button}
              appearance="primary"
              disabledFocusable={accepted.length === 0}
              onClick={() => onAccept(accepted)}
            >
              {acceptText(count)}
            </Button>
          </div>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
