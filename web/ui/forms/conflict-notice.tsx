import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useAlone } from '../use-alone.ts'

/** Somebody else has changed the record while it was being edited. */
export type Conflict = {
  changes: readonly { label: string; before: string; after: string }[]
  takeTheirs: () => void
  saveMine: () => Promise<void>
}

const useStyles = makeStyles({
  /* An empty region must not take up a row of its form, nor the gap before one. */
  region: { gridColumn: '1 / -1', ':empty': { position: 'absolute' } },
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    padding: '12px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  changes: { display: 'grid', rowGap: '4px', margin: 0, paddingLeft: '20px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { '@media (max-width: 767px)': { flexGrow: 1 } },
})

/** Shows what somebody else has changed meanwhile, and lets the person choose between the two versions. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict | undefined }) => {
  const styles = useStyles()
  const region = useRef<HTMLDivElement>(null)
  const alone = useAlone()
  const isShown = conflict !== undefined
  useEffect(() => {
    if (isShown) region.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={region} role="alert" className={styles.region}>
      {conflict !== undefined && (
        <div className={styles.root}>
          <Text weight="semibold">Siz düzenlerken başka biri bunu değiştirdi</Text>
          {conflict.changes.length > 0 && (
            <ul className={styles.changes}>
              {conflict.changes.map(({ label, before, after }) => (
                <li key={label}>{`${label}: ${before} → ${after}`}</li>
              ))}
            </ul>
          )}
          <Text>Kendi yazdıklarınızı kaydederseniz dokunmadığınız alanlar yeni hâlini alır.</Text>
          <div className={styles.buttons}>
            <Button className={styles.button} size="large" onClick={conflict.takeTheirs}>
              Yeni hâlini al
            </Button>
            <Button
              className={styles.button}
              size="large"
              appearance="primary"
              onClick={() => void alone(conflict.saveMine)}
            >
              Benim yazdıklarımı kaydet
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
