import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { KeyRegular } from '@fluentui/react-icons'
import { Suspense, useEffect, useRef } from 'react'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { logTypeLabels } from '../../../../src/texts/audit/labels.ts'
import {
  type ChangeCompanyApiArg,
  type PlatformCompanyDetail,
  useChangeCompanyMutation,
} from '../../../api/generated-admin.ts'
import { api, type CompanyType, useResetEmployeePasswordMutation } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../ui/activity-badge.tsx'
import { colors } from '../../../ui/colors.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { formatInstant, formatInstantDay } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { DownloadButton } from '../../../frame/download-button.tsx'
import { once } from '../../../frame/use-download.ts'
import { maxTaxNumber } from '../../../../src/core/companies/rules.ts'
import { SameTaxNumber } from '../same-tax-number.tsx'
import type { CompanyPanels } from './company-panels.ts'
import { InlineField } from './inline-field.tsx'
import { peopleText } from './people-text.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    alignItems: 'start',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 868px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (min-width: 1400px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  column: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  fields: { display: 'grid', rowGap: '12px' },
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' },
  list: { display: 'grid', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  owner: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  entry: { display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
})

type Owner = PlatformCompanyDetail['owners'][number]
type ResetProps = {
  company: PlatformCompanyDetail['company']
  owner: Owner
  OneTimePassword: CompanyPanels['OneTimePassword']
  onClose: () => void
}

const ResetDialog = ({ company: { id: companyId, type }, owner, OneTimePassword, onClose }: ResetProps) => {
  const [reset, { data, isLoading }] = useResetEmployeePasswordMutation()
  const confirmed = useConfirmed(() => reset({ type, companyId, userId: owner.id }), 'Şifre sıfırlanamadı')
  if (data !== undefined)
    return (
      <Suspense>
        <OneTimePassword issued={data} onClose={onClose} />
      </Suspense>
    )
  return (
    <ConfirmDialog title="Şifreyi sıfırla" yes="Şifreyi sıfırla" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        {`${owner.full_name} için tek kullanımlık yeni bir şifre verilsin mi? Eski şifresi geçersiz olur, açık oturumları kapanır.`}
      </Text>
    </ConfirmDialog>
  )
}

const ExportButton = (company: { type: CompanyType; companyId: string }) => {
  const dispatch = useApiDispatch()
  return (
    <DownloadButton
      appearance="subtle"
      fetchFile={() => dispatch(api.endpoints.exportAuditLogs.initiate(company, once))}
      failure="Dışa aktarma sırasında hata oluştu"
    >
      Excel'e aktar
    </DownloadButton>
  )
}

/** Saves fields that are left one after another in turn, each in the version that the one before it made. */
const useSaving = ({ id: companyId, version }: PlatformCompanyDetail['company']) => {
  const [change] = useChangeCompanyMutation()
  const report = useBanner('changeCompany')
  const known = useRef(version)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    known.current = Math.max(known.current, version)
  }, [version])
  return (body: ChangeCompanyApiArg['body']) => {
    const saving = last.current.then(async () => {
      const answer = await report(change({ companyId, body: { ...body, version: known.current } }), {
        success: 'Şirket güncellendi',
      })
      known.current = answer.data?.company.version ?? known.current
      return answer
    })
    last.current = saving
    return saving
  }
}

type Props = { detail: PlatformCompanyDetail; OneTimePassword: CompanyPanels['OneTimePassword'] }

export const CompanyGeneral = ({ detail, OneTimePassword }: Props) => {
  const { company, same_tax_number, counts, owners, recent_logs: logs } = detail
  const styles = useStyles()
  const save = useSaving(company)
  const { open: resetting, show, close } = useDialog<Owner>()
  const { address } = company
  const facts: Fact[] = [
    ['Tür', companyTypeLabels[company.type]],
    [fieldLabels.status, <ActivityBadge key="state" isActive={company.is_active} />],
    ['Kısa ad', company.slug],
    ['Kayıt tarihi', formatInstantDay(company.created_at)],
    ['Kullanıcılar', peopleText(company)],
    ['Departman', formatNumber(counts.departments)],
    ...(company.type === 'corporate' ? [['Vardiya', formatNumber(counts.shifts)] as const] : []),
    ['Ortaklık', formatNumber(counts.partners)],
  ]
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel as="section">
          <Subtitle2 as="h2">Şirket bilgileri</Subtitle2>
          <div className={styles.fields}>
            <InlineField
              label="Şirket adı"
              name="name"
              maxLength={120}
              value={company.name}
              onSave={(name) => save({ name })}
            />
            <InlineField
              label={fieldLabels.taxNumber}
              name="tax_number"
              isOptional
              maxLength={maxTaxNumber}
              value={company.tax_number ?? ''}
              onSave={(tax_number) => save({ tax_number: tax_number || null })}
            />
            <SameTaxNumber companies={same_tax_number} />
            <InlineField
              label={fieldLabels.phone}
              name="phone"
              isOptional
              maxLength={30}
              value={company.phone ?? ''}
              onSave={(phone) => save({ phone: phone || null })}
            />
            <InlineField
              label={fieldLabels.street}
              name="street"
              isOptional
              maxLength={200}
              value={address.street}
              onSave={(street) => save({ address: { street } })}
            />
            <div className={styles.pair}>
              <InlineField
                label={fieldLabels.district}
                name="district"
                isOptional
                maxLength={60}
                value={address.district}
                onSave={(district) => save({ address: { district } })}
              />
              <InlineField
                label={fieldLabels.city}
                name="city"
                isOptional
                maxLength={60}
                value={address.city}
                onSave={(city) => save({ address: { city } })}
              />
              <InlineField
                label={fieldLabels.postalCode}
                name="postal_code"
                isOptional
                maxLength={10}
                value={address.postal_code}
                onSave={(postal_code) => save({ address: { postal_code } })}
              />
            </div>
          </div>
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel as="section">
          <Subtitle2 as="h2">Özet</Subtitle2>
          <Facts facts={facts} />
        </Panel>
        <Panel as="section">
          <Subtitle2 as="h2">Sahipleri</Subtitle2>
          {owners.length === 0 ? (
            <Text>Aktif sahibi yok. Kullanıcılar sekmesinden birine sahip rolü verebilirsiniz.</Text>
          ) : (
            <ul className={styles.list}>
              {owners.map((owner) => (
                <li key={owner.id} className={styles.owner}>
                  <span className={styles.entry}>
                    {owner.full_name}
                    <span className={styles.quiet}>{formatPhone(owner.phone)}</span>
                  </span>
                  <Button
                    icon={<KeyRegular />}
                    aria-label={`${owner.full_name}: şifreyi sıfırla`}
                    onClick={() => show(owner)}
                  >
                    Şifreyi sıfırla
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <Panel as="section">
        <div className={styles.head}>
          <Subtitle2 as="h2">Son işlem kayıtları</Subtitle2>
          {logs.length > 0 && <ExportButton type={company.type} companyId={company.id} />}
        </div>
        {logs.length === 0 ? (
          <Text>Henüz kayıt yok.</Text>
        ) : (
          <ul className={styles.list}>
            {logs.map((log) => (
              <li key={log.id} className={styles.entry}>
                {log.description}
                <span className={styles.quiet}>
                  {[logTypeLabels[log.type], formatInstant(log.created_at), log.actor_name].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {resetting !== undefined && (
        <ResetDialog company={company} owner={resetting} OneTimePassword={OneTimePassword} onClose={close} />
      )}
    </div>
  )
}
