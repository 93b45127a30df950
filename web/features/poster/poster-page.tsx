import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import { useParams } from 'react-router-dom'
import { useFindCompanyQuery } from '../../api/generated-sign-in.ts'
import { colors } from '../../ui/colors.ts'
import { companyLink } from '../../domain/companies/company-link.ts'
import { Tray } from '../../domain/menus/food/tray.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', justifyItems: 'center', gap: '16px', padding: '16px', '@media print': { padding: 0 } },
  print: { '@media print': { display: 'none' } },
  /* Paper is white in every theme. */
  sheet: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-evenly',
    rowGap: '24px',
    width: 'min(100%, 210mm)',
    minHeight: '260mm',
    padding: '24px',
    textAlign: 'center',
    color: '#211a17',
    backgroundColor: '#fff',
    colorScheme: 'light',
    '--tb-tray': '#eee6da',
    '--tb-tray-line': '#d9cdbd',
    '--tb-plate': '#fff',
    '--tb-plate-rim': '#c9bbae',
    '--tb-plate-well': '#f4eee6',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    '@media print': { minHeight: 0, height: '270mm', border: 0, borderRadius: 0 },
  },
  brand: { display: 'flex', alignItems: 'center', gap: '12px', fontSize: '28px', lineHeight: '34px', fontWeight: 700 },
  mark: { width: '40px', height: '40px' },
  title: { fontSize: 'clamp(28px, 7vw, 44px)', lineHeight: 1.15, fontWeight: 750, textWrap: 'balance' },
  tray: { width: 'min(100%, 110mm)' },
  code: { '--qr-size': 'min(76vw, 88mm)' },
  company: { fontSize: '24px', lineHeight: '32px', fontWeight: 650, textWrap: 'balance' },
  how: { maxWidth: '36ch', fontSize: '18px', lineHeight: '28px', textWrap: 'balance' },
  link: { fontSize: '16px', overflowWrap: 'anywhere' },
})

/**
 * A poster for the company's wall: scanning it leads to the sign-in without a search. It reveals nothing that the
 * search does not.
 */
export const PosterPage = () => {
  const styles = useStyles()
  const { origin } = useOwnDocument().location
  const { slug = '' } = useParams()
  const { data: company, error, isFetching, refetch } = useFindCompanyQuery({ slug })
  if (company === undefined)
    return (
      <main className={styles.page}>
        <PageHeading title="Afiş" />
        <NotYet query={{ error, isFetching, refetch }} failure="Afiş yüklenemedi" shape="picture" />
      </main>
    )
  const link = companyLink(origin, slug)
  return (
    <main className={styles.page}>
      <Button className={styles.print} appearance="primary" icon={<PrintRegular />} onClick={() => print()}>
        Yazdır
      </Button>
      <div className={mergeClasses('poster-sheet', styles.sheet)}>
        <div className={styles.brand}>
          <img className={styles.mark} src="/favicon.svg" alt="" />
          Tabldot
        </div>
        <div className={styles.tray}>
          <Tray dish={{ name: 'Izgara köfte, Piyaz, Cacık', tags: [], image_url: null }} />
        </div>
        <PageHeading className={styles.title} title="Yemeğinizi telefonunuzdan seçin" under={[company.name]} />
        <div className={styles.code}>
          <QrCode text={link} label={`${company.name} giriş bağlantısının karekodu`} />
        </div>
        <p className={styles.company}>{company.name}</p>
        <p className={styles.how}>
          Telefonunuzun kamerasını koda tutun, açılan sayfada telefonunuzu ve şifrenizi yazın.
        </p>
        <p className={styles.link}>{link}</p>
      </div>
    </main>
  )
}
