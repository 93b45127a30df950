import { Button, makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components'
import { ArrowLeftRegular, CheckmarkRegular, ShieldLockRegular } from '@fluentui/react-icons'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { colors } from '../../../ui/colors.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAreaPath } from '../use-area-path.ts'
import { type Avoidable, avoidableLabels, avoidables, readAvoided, titled } from './avoided.ts'
import { keepAvoided, keptAvoided, watchAvoided } from './kept-avoided.ts'
import { marks } from './load-marks.ts'
import { WatchedMarks } from './marks.tsx'

const useStyles = makeStyles({
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    color: colors.brand,
    fontWeight: 600,
    justifySelf: 'start',
  },
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', maxWidth: '560px' },
  promise: { flexDirection: 'row', columnGap: '12px' },
  shield: { flexShrink: 0, color: colors.herb, fontSize: '24px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '22px', fontWeight: 700 },
  text: { margin: 0, color: colors.ink2, lineHeight: '22px' },
  question: { margin: '0 0 12px', color: colors.ink2, fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  // Picked or not, a chip is equally wide, so that none moves under the finger.
  chip: {
    minWidth: 'auto',
    minHeight: '44px',
    padding: '0 23px',
    borderRadius: '22px',
    fontWeight: 600,
  },
  picked: {
    padding: '0 13px',
    border: `1px solid ${colors.saffron}`,
    backgroundColor: colors.saffronSoft,
    color: colors.saffron,
    ':hover': { backgroundColor: colors.saffronSoft, color: colors.saffron },
    '& .fui-Button__icon': { width: '16px', height: '16px', marginRight: '4px', fontSize: '16px', color: 'inherit' },
  },
  delete: { justifySelf: 'start' },
})

const full = 'Kaydedilemedi: bu cihazda yer yok ya da tarayıcı izin vermiyor.'
const forgetful = 'Bu tarayıcı veri saklamıyor: seçtikleriniz sayfa kapanınca silinir.'

/** What the person avoids, kept only on this device; each tap is kept at once (rule Y4). */
export const AvoidedPage = () => {
  const styles = useStyles()
  const questionId = useId()
  const pathTo = useAreaPath()
  const person = useOneself()
  const kept = useSyncExternalStore(watchAvoided, () => keptAvoided(person))
  useEffect(() => {
    marks.Watched = WatchedMarks
  }, [])
  const [failure, setFailure] = useState<string>()
  const avoided = readAvoided(kept) ?? []
  const keep = (next: readonly Avoidable[]) => {
    setFailure(undefined)
    try {
      keepAvoided(person, next)
    } catch {
      setFailure(full)
    }
  }
  return (
    <Page title="Kaçındıklarım">
      <Link to={pathTo('hesabim')} className={styles.back}>
        <ArrowLeftRegular aria-hidden />
        Hesabıma dön
      </Link>
      <div className={styles.page}>
        <Panel as="section" className={styles.promise}>
          <ShieldLockRegular className={styles.shield} aria-hidden />
          <div>
            <h2 className={styles.title}>Yalnızca siz görürsünüz</h2>
            <p className={styles.text}>
              Yalnızca bu cihazda kalır, hiçbir yere gönderilmez; şirketiniz, catering ve mutfak göremez. İçeren
              yemekler sizin ekranınızda işaretlenir, yine de seçebilirsiniz. Çıkış yapınca silinir.
            </p>
          </div>
        </Panel>
        <div>
          <h2 id={questionId} className={styles.question}>
            Hangilerinden kaçınıyorsunuz?
          </h2>
          <div role="group" aria-labelledby={questionId} className={styles.chips}>
            {avoidables.map((one) => {
              const isPicked = avoided.includes(one)
              return (
                <ToggleButton
                  key={one}
                  className={mergeClasses(styles.chip, isPicked && styles.picked)}
                  icon={isPicked ? <CheckmarkRegular aria-hidden /> : undefined}
                  checked={isPicked}
                  onClick={() => keep(avoidables.filter((other) => avoided.includes(other) !== (other === one)))}
                >
                  {titled(avoidableLabels[one])}
                </ToggleButton>
              )
            })}
          </div>
        </div>
        <p role="status" className={styles.text}>
          {avoided.length === 0 ? 'Bu cihazda kayıtlı bir şey yok.' : `${avoided.length} seçim bu cihazda kayıtlı.`}
        </p>
        <FormNotice intent="error" text={failure} />
        {!(deviceStorage instanceof Storage) && <Notice intent="warning">{forgetful}</Notice>}
        {kept !== null && (
          <Button className={styles.delete} onClick={() => keep([])}>
            Sil
          </Button>
        )}
        <p className={styles.text}>
          İşaretler mutfağın girdiği bilgilere dayanır. Bilgisi girilmemiş bir yemeğe güvenmeyin, mutfağa sorun.
        </p>
      </div>
    </Page>
  )
}
