import { Button, makeStyles } from '@fluentui/react-components'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { type ListRoutesApiResponse, useListRoutesQuery, useSaveRoutesMutation } from '../../api/generated.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { colors } from '../../ui/colors.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { noConnection } from './production-texts.ts'
import { Input } from '../../ui/forms/input.tsx'

const useStyles = makeStyles({
  firms: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px', margin: 0, padding: 0 },
  firm: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 128px) 72px',
    alignItems: 'center',
    columnGap: '8px',
    listStyleType: 'none',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  hint: { margin: 0, color: colors.ink2 },
})

type Firm = ListRoutesApiResponse['firms'][number]
type RouteDraft = { route: string; place: string }

const draftOf = (firms: readonly Firm[]): Record<string, RouteDraft> =>
  Object.fromEntries(
    firms.map(({ corporate_id, route, place }) => [
      corporate_id,
      { route: route ?? '', place: place === null ? '' : String(place) },
    ]),
  )

const isPlace = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim()) && Number(typed) > 0

const isComplete = ({ route, place }: RouteDraft): boolean =>
  route.trim() === '' ? place.trim() === '' : isPlace(place)

const longestRoute = 40

const RoutesForm = ({
  companyId,
  firms,
  onClose,
}: {
  companyId: string
  firms: readonly Firm[]
  onClose: () => void
}) => {
  const styles = useStyles()
  const [save] = useSaveRoutesMutation()
  const form = useDraftForm({
    initial: draftOf(firms),
    problemsOf: (draft) => ({
      form: Object.values(draft).every(isComplete)
        ? undefined
        : 'Rotası olan her firmaya 1 ile 999 arasında bir sıra numarası yazın.',
    }),
    send: (draft, saved) =>
      save({
        companyId,
        body: {
          firms: Object.entries(draft)
            .filter(([id, one]) => JSON.stringify(one) !== JSON.stringify(saved[id]))
            .map(([corporate_id, { route, place }]) => ({
              corporate_id,
              route: route.trim() || null,
              place: route.trim() === '' ? null : Number(place),
            })),
        },
      }),
    onSaved: onClose,
    banner: 'Rotalar kaydedildi',
    prefix: 'Rotalar kaydedilemedi',
  })
  const { draft } = form
  const change = (id: string, part: Partial<RouteDraft>) =>
    form.change({ [id]: { route: '', place: '', ...draft[id], ...part } })
  return (
    <FormDialog
      title="Dağıtım rotaları"
      submitText="Kaydet"
      form={form}
      isDisabled={JSON.stringify(draft) === JSON.stringify(form.saved)}
      onClose={onClose}
    >
      <p className={styles.hint}>Aynı saatteki teslimler önce rotaya, sonra rotadaki sıraya göre dizilir.</p>
      <ul className={styles.firms}>
        {firms.map(({ corporate_id: id, corporate_name: name }) => (
          <li key={id} className={styles.firm}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <Input
              aria-label={`${name}: rota`}
              placeholder="Rota"
              maxLength={longestRoute}
              value={draft[id]?.route ?? ''}
              onChange={(value) => change(id, { route: value })}
            />
            <Input
              aria-label={`${name}: rotadaki sıra`}
              placeholder="Sıra"
              inputMode="numeric"
              maxLength={3}
              value={draft[id]?.place ?? ''}
              onChange={(value) => change(id, { place: value })}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

const RoutesDialog = ({ companyId, onClose }: { companyId: string; onClose: () => void }) => {
  const query = useListRoutesQuery({ companyId }, { refetchOnMountOrArgChange: true })
  /** Fixed once they have arrived, so that later answers replace nothing that is being typed. */
  const [firms, setFirms] = useState<readonly Firm[]>()
  if (firms === undefined && query.data !== undefined && !query.isFetching) setFirms(query.data.firms)
  return firms === undefined ? (
    <PlainDialog title="Dağıtım rotaları" actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
      <NotYet query={query} failure="Rotalar yüklenemedi" shape="lines" />
    </PlainDialog>
  ) : (
    <RoutesForm companyId={companyId} firms={firms} onClose={onClose} />
  )
}

/** Sets in which order firms are driven to. */
export const RoutesButton = ({ companyId }: { companyId: string }) => {
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<VehicleTruckProfileRegular />}
        disabledFocusable={!isOnline}
        title={isOnline ? undefined : noConnection}
        onClick={() => setOpen(true)}
      >
        Rotalar
      </Button>
      {isOpen && <RoutesDialog companyId={companyId} onClose={() => setOpen(false)} />}
    </>
  )
}
